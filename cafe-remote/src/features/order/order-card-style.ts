import styled from 'styled-components';
import { nodeColors } from './StepNode';

export const Card = styled.article`
  --node: var(--surface);
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  &[data-open='true'] {
    border-radius: 0 0 6px 6px;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

/** Code and sum; below them when, how and the status. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  line-height: 1.45;

  h2 {
    font: 650 1rem/1.45 var(--font-text);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: 0.03em;
  }

  > :nth-child(even) {
    justify-self: end;
  }

  /* Large text. */
  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(even) {
      justify-self: start;
    }
  }

  small {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--muted);
  }
`;

export const Status = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: baseline;
  font-size: var(--t-small);
  font-weight: 600;
  text-align: right;

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }

  &[data-status='pending'],
  &[data-status='processing'] {
    color: var(--accent-text);
  }

  &[data-status='completed'] {
    color: var(--ok);
  }

  &[data-status='cancelled'] {
    color: var(--error);
  }
`;

export const News = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  font-variant-numeric: tabular-nums lining-nums;

  small {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

export const MiniSteps = styled.span`
  display: flex;
`;

export const MiniStep = styled.span`
  position: relative;
  padding-right: 20px;
  ${nodeColors}

  &:last-child {
    padding-right: 0;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 6px;
    right: 3px;
    width: 14px;
    height: 2px;
    background: var(--ink);
  }

  &:is([data-state='now'], [data-state='next'])::after {
    background: var(--line);
  }
`;

export const Pictures = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  font-size: 0.9375rem;
  line-height: 1.4;

  > span,
  > div {
    flex: 0 0 48px;
    border-radius: 10px;
  }

  > :not(:first-child, p) {
    margin-left: -28px;
    box-shadow: 0 0 0 2px var(--surface);
  }

  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

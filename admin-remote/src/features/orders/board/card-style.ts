import styled from 'styled-components';
import { glow } from '../order-parts';

/** A card of the board. An order that is late has an ember ring, a new one a marigold edge. */
export const Card = styled.article`
  position: relative;
  border-radius: 10px;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
  font-variant-numeric: tabular-nums lining-nums;
  overflow: hidden;

  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }

  &[data-late] {
    box-shadow: 0 0 0 2px var(--late);
  }

  &[data-new]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 4px;
    background: var(--marigold);
  }

  &[data-fresh] {
    background: var(--fresh);

    @media (prefers-reduced-motion: no-preference) {
      animation: ${glow} 1.6s var(--ease);
    }
  }

  > div:not(:empty) {
    padding-inline: 12px;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 66px;
  padding: 10px 12px 8px;

  h3 {
    flex: 1 1 0;
    min-width: min-content;
    max-width: 100%;
    padding-top: 5px;
    font-size: 1.3125rem;
    line-height: 1.1;
    overflow-wrap: break-word;

    @media (max-width: 1200px) {
      font-size: 1.1875rem;
    }
  }

  p {
    flex: 1 0 100%;
    font-size: var(--t-small);
    line-height: 1.4;
    color: var(--muted);
    overflow-wrap: anywhere;
  }

  b {
    font-weight: 650;
    letter-spacing: 0.03em;
    color: var(--ink);
  }

  /* For when the order is. */
  strong {
    flex: 1 0 100%;
    margin-top: 4px;
    font-weight: 650;
  }
`;

export const Pay = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 44px;
  padding-inline: 12px;
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--muted);

  /* Who else has the order open takes the room that is left, and never a line (C231). */
  > :nth-child(2):not(:last-child) {
    flex: 1 1 0;
    max-width: max-content;
  }

  b {
    flex: none;
    margin-left: auto;
    white-space: nowrap;
    font-weight: 650;
    color: var(--ink);
  }
`;

export const Foot = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px;
  gap: 8px;
  padding: 0 12px 12px;

  > button:not([data-menu]) {
    min-height: 52px;
    padding: 8px 4px;
    font-size: 1rem;
    line-height: 1.2;
    white-space: normal;
  }

  > button small {
    display: block;
    margin-top: 3px;
    font-size: 0.8125rem;
  }

  > [data-menu] {
    width: 48px;
    height: 52px;
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
`;

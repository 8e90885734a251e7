import styled from 'styled-components';
import { glow } from './order-parts';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: 14px 16px 6px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
  font-variant-numeric: tabular-nums lining-nums;
  scroll-margin-block: 96px;
  overflow: hidden;

  &[data-fresh] {
    background: var(--fresh);
    box-shadow: 0 0 0 1px var(--line), inset 4px 0 0 var(--marigold);

    @media (prefers-reduced-motion: no-preference) {
      animation: ${glow} 1.6s var(--ease);
    }
  }

  > ul {
    padding-block: 10px;
    font-size: var(--t-control);
    line-height: 1.45;
  }
`;

/** A long name, or one in large text, pushes the sum below it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;

  > bdi,
  > a,
  > b {
    font-size: 1.0625rem;
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  > b {
    margin-left: auto;
    white-space: nowrap;
  }
`;

export const Sub = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-small);
  color: var(--muted);
`;

/** The code lasts; the row number changes with every new order. */
export const Code = styled.b`
  font-size: 1rem;
  color: var(--ink);
`;

export const Contact = styled.p`
  padding: 10px 0 4px;
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--muted);
  overflow-wrap: anywhere;

  a {
    font-weight: 600;
    color: var(--link);
    text-underline-offset: 3px;
  }

  > * + bdi::before {
    content: ' · ';
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin: auto -10px 0 0;
`;

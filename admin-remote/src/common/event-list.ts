import styled from 'styled-components';

/** A history: each event has a title, its time, and lines below. */
export const EventList = styled.ol`
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }

  /* Large text on a phone: the time stands below. */
  @media (max-width: 19.9em) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  time {
    font-size: var(--t-small);
    color: var(--muted);
    white-space: nowrap;
  }

  p,
  li > span {
    grid-column: 1 / -1;
    font-size: var(--t-small);
  }

  li > span {
    color: var(--muted);
  }
`;

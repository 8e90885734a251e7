import { Link } from '@storefront/shared/router';
import styled from 'styled-components';

/** A white box of the report. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  padding: 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  h2 {
    padding-top: 4px;
    font-size: 1.25rem;
  }

  @media (min-width: 1024px) {
    padding: 18px 20px;
  }
`;

/** The title of a box, and a link or button at its end. */
export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;

  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;

export const TextButton = styled.button`
  min-height: var(--tap);
  margin-block: -10px;
  font-weight: 500;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  margin-block: -10px;
  font-weight: 500;
  color: var(--link);
  text-underline-offset: 3px;
`;

/** A table with many columns scrolls alone where it does not fit. It takes the focus, so that keys scroll it. */
export const Scroller = styled.div`
  overflow-x: auto;
`;

/** A link that reads like the figure it opens. */
export const FigureLink = styled(Link)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--edge);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-color: currentColor;
  }
`;

export const Quiet = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Names and figures, a line each. */
export const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  font-size: var(--t-control);

  dt {
    color: var(--muted);
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-control);

  caption {
    padding-bottom: 4px;
    text-align: left;
    font-size: var(--t-small);
    color: var(--muted);
  }

  th,
  td {
    padding: 8px 4px;
    border-bottom: 1px solid var(--line);
    text-align: left;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  thead th {
    padding-block: 6px;
    font-size: var(--t-micro);
    font-weight: 600;
    color: var(--muted);
    overflow-wrap: normal;
  }

  [data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: normal;
  }

  th:first-child,
  td:first-child {
    padding-left: 0;
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  &[data-tight] tbody th {
    white-space: nowrap;
  }

  @media (max-width: 639px) {
    &[data-tight] {
      font-size: 0.75rem;

      th,
      td {
        padding-inline: 5px;
      }
    }
  }

  @media (min-width: 640px) {
    th,
    td {
      padding-inline: 8px;
    }
  }
`;

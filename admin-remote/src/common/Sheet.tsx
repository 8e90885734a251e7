import styled from 'styled-components';

/** The white paper that tables and lists lie on. */
export const Sheet = styled.div`
  overflow-x: auto;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
`;

/** A table of the dashboard. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.84375rem;
  line-height: 1.4;

  th,
  td {
    padding: 10px 8px;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }

  th {
    padding-block: 12px;
    background: var(--sunk);
    font-size: var(--t-micro);
    font-weight: 600;
    color: var(--muted);
    white-space: nowrap;
  }

  td {
    overflow-wrap: anywhere;
  }

  th:first-child,
  td:first-child {
    padding-left: 16px;
  }

  th:last-child,
  td:last-child {
    padding-right: 16px;
  }

  tr:last-child > td {
    border-bottom: 0;
  }

  [data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

import styled from 'styled-components';

/** White background of tables. It does not clip: that would keep the table head from being sticky. */
export const TableSurface = styled.div`
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
`;

/** Table of the dashboard. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
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
    position: sticky;
    z-index: 2;
    top: 0;
    padding-block: 12px;
    border-bottom: 0;
    background: var(--sunk);
    font-size: var(--t-micro);
    font-weight: 600;
    color: var(--muted);
    white-space: nowrap;
    box-shadow: inset 0 -1px 0 var(--line);
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

  /* The corner cells have grounds of their own, which would cover the round corners of the surface. */
  th:first-child {
    border-top-left-radius: var(--r-panel);
  }

  th:last-child {
    border-top-right-radius: var(--r-panel);
  }

  tr:last-child > td:first-child {
    border-bottom-left-radius: var(--r-panel);
  }

  tr:last-child > td:last-child {
    border-bottom-right-radius: var(--r-panel);
  }

  [data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

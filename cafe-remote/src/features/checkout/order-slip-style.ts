import styled from 'styled-components';

export const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  padding: 14px 0;
  border-bottom: 1px solid var(--line);

  > span:first-child {
    border-radius: 12px;
  }

  b {
    display: block;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: var(--t-small);
    line-height: 1.4;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 10px 16px;
  padding-top: 16px;

  dt {
    color: var(--muted);
  }

  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  dd[data-saves] {
    font-weight: 600;
    color: var(--ok);
  }
`;

import styled from 'styled-components';

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  padding: 14px 0;
  border-bottom: 1px solid var(--line);

  > span:first-child {
    flex: 0 0 56px;
    border-radius: 12px;
  }

  /* With large text the price moves below the name. */
  > span:nth-child(2) {
    flex: 1 1 6rem;
    min-width: 0;
  }

  > :last-child {
    margin-left: auto;
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

import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';

/** The card beside the points' history; below them the account. */
export const Layout = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  padding-block: var(--s5) var(--s8);

  @media (min-width: 1024px) {
    grid-template-columns: 420px minmax(0, 1fr);
    gap: var(--s7) 72px;
    padding-top: 40px;
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s6);
  min-width: 0;
`;

export const Part = styled.section`
  min-width: 0;

  h2 {
    margin-bottom: var(--s3);
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s4);
  border-block: 1px solid var(--line);

  dt {
    font-size: var(--t-small);
    color: var(--muted);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1.4fr 1fr;
  }
`;

/** Two forms side by side, each on its own card. */
export const Forms = styled.div`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s5);

  > section {
    min-width: 0;
    padding: var(--s5) 20px;
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--line);
  }

  @media (min-width: 640px) {
    > section {
      padding: var(--s6);
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';

export const Ground = styled.footer`
  margin-top: var(--s8);
  /* Room for a bar or a message at the lower edge. */
  padding-bottom: var(--s9);
  border-top: 1px solid var(--line);
  background: var(--bg);
  font-size: 0.9375rem;

  address {
    font-style: normal;
  }
  address + button {
    margin-left: -8px;
  }
`;

export const Columns = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s6) var(--s4);
  padding-block: var(--s7) var(--s6);

  /* Two columns on a phone, four on a desk, one with large text. */
  > :nth-child(odd) {
    flex: 1.5 1 11em;
  }

  > :nth-child(even) {
    flex: 1 1 8em;
  }
`;

export const Heading = styled.h2`
  margin-bottom: var(--s2);
  font-size: var(--t-h3);
`;

/** A link on its own line, high enough to tap. */
export const Line = styled.a<{ to?: string }>`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--tap);
  width: fit-content;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  @media (hover: hover) and (min-width: 1024px) {
    min-height: 32px;
  }
`;

export const Social = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s4);
`;

export const Base = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--muted);
  font-size: var(--t-small);
`;

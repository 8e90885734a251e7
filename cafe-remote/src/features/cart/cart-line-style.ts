import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';

export const Row = styled.li<{ $isUnavailable: boolean }>`
  display: grid;
  grid-template-columns: var(--tap) 72px minmax(0, 1fr) ${({ $isUnavailable }) => $isUnavailable && 'var(--tap)'};
  gap: 8px 12px;
  align-items: center;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
  color: ${({ $isUnavailable }) => ($isUnavailable ? 'var(--muted)' : 'inherit')};

  > label {
    justify-self: start;
    margin-left: -10px;
  }

  /* Below this width the summary leaves no room for the name in one row with the amounts. */
  @media (min-width: 1280px) {
    grid-template-columns: var(--tap) 88px minmax(0, 1fr) auto;
    gap: 16px;
  }
`;

export const Thumb = styled.div`
  > span {
    border-radius: var(--r-control);
  }
`;

export const Details = styled.div`
  display: grid;
  gap: 2px;
`;

export const Name = styled.h2`
  font-size: 1.1875rem;
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const Note = styled.p`
  font-size: var(--t-small);
  line-height: 1.4;
  color: var(--muted);
  overflow-wrap: anywhere;

  span {
    font-size: inherit;
    font-weight: 400;
  }

  b {
    font-weight: 600;
    color: var(--accent-text);
  }
`;

export const Change = styled(Button)`
  justify-self: start;
  margin-left: -8px;
`;

/** Keeps the room of {@link Change} until the dish is loaded. */
export const LaterChange = styled.div`
  height: var(--tap);
`;

export const Amounts = styled.div<{ $isBinOnly: boolean }>`
  grid-column: ${({ $isBinOnly }) => ($isBinOnly ? 'auto' : '1 / -1')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  padding-left: ${({ $isBinOnly }) => ($isBinOnly ? 0 : 'calc(var(--tap) + 2px)')};

  /* With large text the sum and the bin take the next line. */
  > span {
    flex: 1;
    text-align: right;
  }

  /* A small phone, or large text. */
  @media (max-width: 379px), (max-width: 19.9em) {
    padding-left: 0;
  }

  @media (min-width: 1280px) {
    grid-column: auto;
    flex-wrap: nowrap;
    padding: 0;

    > span {
      flex: none;
      min-width: 112px;
    }
  }
`;

import styled from 'styled-components';

/** The page of one product: its picture beside what there is to say about it, above it on a phone. */
export const DetailLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 24px 64px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 64px;
    align-items: start;
    padding-top: 40px;
  }
`;

/** What there is to say: a quiet line first, then name, price and the ways to order. */
export const DetailBody = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > p {
    max-width: 46ch;
  }

  > p:first-child {
    color: var(--muted);
  }
`;

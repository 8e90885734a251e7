import styled from 'styled-components';

/** Layout of a product page: picture beside the details, or above them on phones. */
export const DetailLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 24px 64px;

  @media (min-width: 40em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 32px;
    align-items: start;
  }

  @media (min-width: 64em) {
    gap: 64px;
    padding-top: 40px;
  }
`;

/** The details: category, name, price and order controls. */
export const DetailBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;

  > h1 {
    overflow-wrap: anywhere;
  }

  > p {
    max-width: 46ch;
  }

  /* Above the ground that forced colours paint behind the name. */
  > p:first-child {
    position: relative;
    color: var(--muted);
  }
`;

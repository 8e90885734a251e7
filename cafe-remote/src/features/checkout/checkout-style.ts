import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 24px 64px;

  h1 {
    margin-bottom: 8px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 432px;
    gap: 0 72px;
    align-items: start;
    padding-top: 40px;
  }
`;

export const Intro = styled.p`
  color: var(--muted);
`;

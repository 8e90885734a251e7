import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: 20px;
  padding-top: 28px;

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 24px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1fr auto;
    align-items: end;
    padding-top: 40px;
  }
`;

export const Tools = styled.div`
  display: flex;
  gap: 8px;

  > * {
    flex: 1;
  }

  @media (min-width: 1024px) {
    > * {
      flex: none;
      width: 190px;
    }
  }
`;

export const Active = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  padding: 16px 0 20px;
`;

/** 2 columns on small screens, 3 on large, 4 on extra large (§9). */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px 12px;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px 20px;
  }

  @media (min-width: 1280px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
`;

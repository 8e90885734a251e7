import styled from 'styled-components';

export const Layout = styled.div`
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

export const Body = styled.div`
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

export const Details = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;

export const Sizes = styled.div`
  width: 100%;
  max-width: 320px;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  margin-top: 8px;

  > button {
    flex: 1;
    max-width: 320px;
  }
`;

export const Hint = styled.p`
  min-height: 1.5em;
  font-size: var(--t-small);
  font-weight: 600;
`;

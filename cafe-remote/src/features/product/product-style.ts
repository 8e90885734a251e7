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

  > p:first-child {
    color: var(--muted);
  }

  > p {
    max-width: 46ch;
  }

  > :has(> input) {
    width: 100%;
  }
`;

export const Name = styled.h1`
  margin-top: -8px;
`;

export const Availability = styled.p<{ $isAvailable: boolean }>`
  font-weight: 600;
  color: ${({ $isAvailable }) => ($isAvailable ? 'var(--ok)' : 'var(--muted)')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  width: 100%;
  margin-top: 12px;

  > button {
    flex: 1 1 auto;
    padding-inline: 20px;
  }
`;

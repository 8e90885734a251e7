import styled from 'styled-components';

export const SlipHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;

  span {
    font-size: var(--t-small);
    color: var(--muted);
    white-space: nowrap;
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  margin-top: 16px;
  padding: 16px 0 4px;
  border-top: 2px solid var(--ink);
  font-family: var(--font-display);
  font-size: 1.25rem;
  font-weight: 700;

  span:last-child {
    margin-left: auto;
    font-size: min(2rem, 12vw);
    font-feature-settings: 'tnum', 'lnum';
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
`;

export const Tiny = styled.p`
  margin-top: 12px;
  font-size: var(--t-small);
  text-align: center;
  color: var(--muted);
`;

import styled from 'styled-components';

export const Card = styled.section`
  overflow: hidden;
  border-radius: 0 0 var(--r-panel) var(--r-panel);
  background: var(--float);
  color: var(--on-float);

`;

export const Inner = styled.div`
  padding: 20px 24px 22px;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font: 700 1.25rem/1 var(--font-display);
`;

export const Name = styled.span`
  margin-left: auto;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 500 var(--t-small) / 1.4 var(--font-text);
`;

export const Balance = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  margin-top: 20px;
  font-size: 1.125rem;

  b {
    font: 800 clamp(3.25rem, 2.4rem + 3vw, 4.5rem) / 1 var(--font-display);
    letter-spacing: -0.02em;
    color: var(--marigold);
    font-variant-numeric: lining-nums;
  }
`;

export const Worth = styled.span`
  margin-left: auto;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Foot = styled.p`
  margin-top: 16px;
  font-size: var(--t-small);
  font-variant-numeric: lining-nums;
`;

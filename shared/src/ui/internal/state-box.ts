import styled from 'styled-components';

/** Centred box for empty and error states. */
export const StateBox = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--s3);
  max-width: 440px;
  margin-inline: auto;
  padding: var(--s7) var(--s4);
  text-align: center;
`;

export const StateTitle = styled.h2`
  font-size: var(--t-h2);
  line-height: 1.15;
`;

export const StateText = styled.p`
  color: var(--muted);
`;

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s3);
  margin-top: var(--s2);
`;

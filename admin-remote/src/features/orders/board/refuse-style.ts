import styled from 'styled-components';

export const Who = styled.p`
  color: var(--muted);
`;

/** Fields of the reasons, two beside each other where there is room. */
export const Reasons = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 8px;
  margin-block: 14px;

  legend {
    margin-bottom: 6px;
    font-size: var(--t-small);
    font-weight: 600;
  }

  label {
    min-height: 52px;
    padding: 12px 14px;
  }
`;

/** The exact words that the customer reads. */
export const Says = styled.p`
  padding: 8px 0 8px 14px;
  border-left: 4px solid var(--edge);
  font-size: var(--t-small);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const Problem = styled.p`
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--error);
`;

import styled from 'styled-components';

/** A titled part of a form. */
export const FormGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  min-width: 0;
  margin: 8px 0 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: 1.125rem;
    font-weight: 650;
  }

  > p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

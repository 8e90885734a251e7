import styled from 'styled-components';
import { Button } from './Button';

/** A field with a button beside it. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);

  /* Large text on a phone: the button stands below the field. */
  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The button of a `FieldRow`, aligned with the input and as high, also with an error below. */
export const RowButton = styled(Button)`
  min-height: max(52px, 1.9rem);
  margin-top: var(--label-room);
  align-self: start;

  @media (max-width: 19.9em) {
    margin-top: 0;
  }
`;

import styled from 'styled-components';
import { Button } from './Button';

/** A field with a button beside it. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
`;

/** The button of a `FieldRow`, aligned with the input and as high, also with an error below. */
export const RowButton = styled(Button)`
  min-height: 52px;
  margin-top: var(--label-room);
  align-self: start;
`;

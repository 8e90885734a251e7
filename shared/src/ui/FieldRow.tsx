import styled from 'styled-components';
import { Button } from './Button';

/** A `Field` with a `RowButton` beside its control. Label, control, error and hint are rows: the label may take two lines. */
export const FieldRow = styled.div`
  display: grid;
  grid-template: repeat(4, auto) / minmax(0, 1fr) auto;
  column-gap: var(--s2);

  > :first-child {
    display: grid;
    grid-row: span 4;
    grid-template: subgrid / minmax(0, 1fr);
  }

  /* Large text on a phone: the button stands below the field. */
  @media (max-width: 19.9em) {
    grid-template: none / minmax(0, 1fr);
    row-gap: var(--s2);

    > :first-child {
      display: block;
      grid-row: auto;
    }
  }
`;

/** The button of a `FieldRow`, as high as the control beside it. */
export const RowButton = styled(Button)`
  grid-area: 2 / 2;
  min-height: max(52px, 1.9rem);

  @media (max-width: 19.9em) {
    grid-area: auto;
  }
`;

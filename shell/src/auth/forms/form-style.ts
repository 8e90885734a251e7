import { Link } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';

/** Fields below each other. */
export const Fields = styled.form`
  display: grid;
  gap: 20px;
  margin-top: var(--s5);
`;

/** A sentence with a link, below a form. */
export const WayOn = styled.div`
  margin-top: var(--s4);
  text-align: center;
  color: var(--muted);
`;

/** A link inside such a sentence. */
export const TextLink = styled(Link)`
  display: inline-block;
  padding-block: 10px;
  font-weight: 600;
  color: var(--link);
  text-underline-offset: 4px;
`;

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

import { Link } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';

/** Fields below each other. */
export const Fields = styled.form`
  display: grid;
  gap: 20px;
  margin-top: var(--s5);
`;

/** A sentence that leads on, after a form. */
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

/** A field with a button beside it that does something with what was typed. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
`;

/** That button, as high as the control and level with it whatever stands below. */
export const RowButton = styled(Button)`
  min-height: 52px;
  margin-top: var(--label-room);
  align-self: start;
`;

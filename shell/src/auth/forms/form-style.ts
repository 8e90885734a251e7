import { Link } from '@storefront/shared/router';
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

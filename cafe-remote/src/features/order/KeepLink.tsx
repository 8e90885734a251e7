import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';

/** Shows the link of an order where the browser stores nothing: nothing else opens the order again (C404). */
export function KeepLink({ path }: { readonly path: string }) {
  return (
    <Above kind="warning" title="Keep the link of this order">
      <span>This browser stores nothing, so nothing else opens it again: </span>
      <a href={path} translate="no">{`${window.location.origin}${path}`}</a>
    </Above>
  );
}

const Above = styled(Notice)`
  margin-top: 24px;
  overflow-wrap: anywhere;
`;

import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { Columns } from './cart-style';

/** The cart's skeleton: three lines and the summary. */
export function CartSkeleton() {
  return (
    <Columns role="status">
      <VisuallyHidden>Loading the cart</VisuallyHidden>
      <Rows>
        <Skeleton height="24px" width="128px" />
        <Skeleton height="88px" />
        <Skeleton height="88px" />
        <Skeleton height="88px" />
      </Rows>
      <Skeleton height="302px" />
    </Columns>
  );
}

const Rows = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 12px;
`;

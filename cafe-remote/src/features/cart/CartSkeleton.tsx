import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';

/** The cart's shape while it loads. */
export function CartSkeleton() {
  return (
    <Rows role="status">
      <VisuallyHidden>Loading the cart</VisuallyHidden>
      <Skeleton height="88px" />
      <Skeleton height="88px" />
      <Skeleton height="88px" />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 16px;
`;

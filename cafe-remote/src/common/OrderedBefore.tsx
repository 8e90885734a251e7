import { serverNow } from '@storefront/shared/api';
import { paths } from '@storefront/shared/paths';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';
import { type EarlierOrder, orderedTitle } from './ordered-elsewhere';

interface OrderedBeforeProps {
  readonly order: EarlierOrder;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

/** The way to an order that has these goods already. */
export const FollowIt = ({ order: { code, key } }: { readonly order: EarlierOrder }) => (
  <ButtonLink variant="secondary" to={paths.order(code, key)}>
    Follow it
  </ButtonLink>
);

/** Says above PLACE ORDER that these goods were ordered meanwhile, in another tab or on another device (C402). */
export const OrderedBefore = ({ order, isBusy, onAgain }: OrderedBeforeProps) => (
  <Above
    kind="warning"
    title={orderedTitle(order, serverNow())}
    actions={
      <>
        <FollowIt order={order} />
        <Button variant="secondary" busy={isBusy} onClick={onAgain}>
          Order again
        </Button>
      </>
    }
  />
);

const Above = styled(Notice)`
  margin-bottom: 16px;
`;

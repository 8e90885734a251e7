import { useOnline } from '@storefront/shared/hooks/use-online';
import { paths } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';
import { personAtom } from '@storefront/shared/session';
import { Icon } from '@storefront/shared/ui/Icon';
import { noNetworkIcon } from '@storefront/shared/ui/icons';
import { Page } from '@storefront/shared/ui/Page';
import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSlotAbove } from '../../layout/use-slot-above';

/** A bar below the header for as long as there is no network (C156). A guest's cart is in this browser. */
export function NetworkBar() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const isGuest = useAtomValue(personAtom) === null;
  const place = useSlotAbove('main');
  if (isOnline) return null;
  const isCart = isGuest && pathname === paths.cart();
  return createPortal(
    <Bar role="status">
      <Row>
        <Icon path={noNetworkIcon} />
        <span>
          <b>No network.</b>
          <span>{` ${isCart ? 'Your cart is safe here.' : 'We try again by ourselves.'}`}</span>
        </span>
      </Row>
    </Bar>,
    place,
  );
}

const Bar = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--accent-soft);
  color: var(--ink);
  font-size: var(--t-control);
  line-height: 1.35;
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding-block: 6px;

  svg {
    color: var(--accent-text);
  }
`;

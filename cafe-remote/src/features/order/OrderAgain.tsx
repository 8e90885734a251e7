import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { paths } from '@storefront/shared/paths';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Icon } from '@storefront/shared/ui/Icon';
import { retryIcon } from '@storefront/shared/ui/icons';
import { Notice } from '@storefront/shared/ui/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type Reordered, useOrderAgain } from './use-order-again';

interface OrderAgainProps {
  readonly order: FollowedOrder;
  readonly variant?: 'primary' | 'secondary';
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

const sumOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** '2 items are in your cart', '1 of 2 is in your cart'. */
function resultText({ added }: Reordered, wanted: number, table: string | null): string {
  const pieces = sumOf(added);
  const cart = table === null ? 'your cart' : `the cart of table ${table}`;
  if (pieces === 0) return `Nothing went into ${cart}`;
  const what = pieces < wanted ? `${pieces} of ${wanted}` : `${pieces} ${pieces === 1 ? 'item' : 'items'}`;
  return `${what} ${pieces === 1 ? 'is' : 'are'} in ${cart}`;
}

/** Puts an order into the cart again, and says in its place what changed since, with the way back (C204). */
export function OrderAgain({ order, variant = 'secondary', children }: OrderAgainProps) {
  const { table, order: again, undo } = useOrderAgain(order);
  const box = useRef<HTMLDivElement>(null);
  const result = again.data;
  // The pressed button is gone: the focus goes to what stands in its place.
  const shown = useRef(result);
  useEffect(() => {
    if (shown.current !== result) (result ? box.current : box.current?.querySelector('button'))?.focus();
    shown.current = result;
  }, [result]);
  const failure = undo.error ?? again.error;

  return (
    <Box ref={box} tabIndex={-1}>
      {result ? (
        <Notice
          kind={result.changes.length > 0 ? 'warning' : 'success'}
          title={resultText(result, sumOf(order.item), table)}
          actions={
            result.added.length > 0 ? (
              <>
                <ButtonLink to={paths.cart(table)}>View cart</ButtonLink>
                <Button variant="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
                  Undo
                </Button>
              </>
            ) : (
              <ButtonLink to={paths.menu(table)} variant="secondary">
                Go to Menu
              </ButtonLink>
            )
          }
        >
          {result.changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </Notice>
      ) : (
        <Buttons>
          <Button variant={variant} busy={again.isPending} onClick={() => again.mutate()}>
            <Icon path={retryIcon} size={18} />
            Order again
          </Button>
          {children}
        </Buttons>
      )}
      {failure && <Notice kind="error">{failure.message}</Notice>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;

  &:focus {
    outline: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > :first-child {
    flex: 1 1 160px;
  }
`;

import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { lazyPart } from '@storefront/shared/lazy';
import { paths } from '@storefront/shared/paths';
import { personAtom } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { WhyPoints } from '@storefront/shared/ui/WhyPoints';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { figureOf } from './points-figure';

const KeepOrderForm = lazyPart(async () => (await import('./KeepOrderForm')).KeepOrderForm);

interface KeepOrderProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  readonly onKept: (order: FollowedOrder) => void;
}

/**
 * Offers a guest's order to an account, for its points (C205). Shows nothing if no account can keep it. The form leaves
 * with the offer, so the result takes its place and the focus.
 */
export function KeepOrder({ order, linkKey, onKept }: KeepOrderProps) {
  const person = useAtomValue(personAtom);
  const { code, pointsWhenKept } = order;
  const [isKept, setKept] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isKept) result.current?.focus();
  }, [isKept]);
  if (isKept)
    return (
      <Box aria-labelledby="keep-order">
        <h3 id="keep-order" ref={result} tabIndex={-1}>
          This order is in your account
        </h3>
      </Box>
    );
  if (pointsWhenKept === null || pointsWhenKept === undefined) return null;
  const here = paths.order(code, linkKey);
  return (
    <Box aria-labelledby="keep-order">
      <h3 id="keep-order">
        {`Keep this order${pointsWhenKept > 0 ? ` and earn ${pointsWhenKept} ${pointsWhenKept === 1 ? 'point' : 'points'}` : ''}`}
      </h3>
      {pointsWhenKept > 0 && <WhyPoints of={figureOf(order, pointsWhenKept)} />}
      {person ? (
        <KeepOrderForm
          person={person}
          order={order}
          linkKey={linkKey}
          onKept={(kept) => {
            onKept(kept);
            setKept(true);
          }}
        />
      ) : (
        <>
          <p>Sign up with the e-mail address that you ordered with.</p>
          <Ways>
            <ButtonLink to={paths.signUp(here)}>Sign up</ButtonLink>
            <ButtonLink to={paths.login(here)} variant="secondary">
              Log in
            </ButtonLink>
          </Ways>
        </>
      )}
    </Box>
  );
}

const Box = styled.section`
  margin-top: 16px;
  padding: 16px;
  border-radius: var(--r-control);
  background: var(--accent-soft);
  font-size: 0.9375rem;
  line-height: 1.4;

  h3 {
    font-size: 1.0625rem;
    outline: none;
  }

  p {
    margin-top: 4px;
  }

  @media print {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;

  > * {
    flex: 1 1 120px;
  }
`;

import { isWallet, METHOD_NAMES, methodName, type PaymentMethod } from '@storefront/shared/rules/payment';
import { Icon } from '@storefront/shared/ui/Icon';
import { alertIcon, cashIcon } from '@storefront/shared/ui/icons';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { notPossible } from './checkout-errors';
import { WalletPreview } from './WalletPreview';

interface PaymentFieldsProps {
  /** The ways to pay that are on; empty if the server tells none. */
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly isPickup: boolean;
  /** `Rs 500.00` */
  readonly amount: string;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly error: string | undefined;
}

const CASH_ONLY = {
  pickup: 'Cash on pick-up. You can also pay online at the counter.',
  delivery: 'Cash on delivery. You can also pay online at the door.',
} as const;

function textOf(method: PaymentMethod, isPickup: boolean): string | undefined {
  if (isWallet(method)) return 'You pay after you order. The page of your order shows how.';
  if (method === 'cash') return isPickup ? 'On pick-up' : 'On delivery';
  return undefined;
}

/** How the customer pays: one sentence with cash alone, else a choice (C280). */
export function PaymentFields({ methods, chosen, isPickup, amount, onChoose, ...rest }: PaymentFieldsProps) {
  const errorId = useId();
  const isOff = methods.length > 0 && !methods.includes(chosen);
  const error = rest.error ?? (isOff ? notPossible(METHOD_NAMES[chosen]) : undefined);
  const hasChoice = methods.length > 1;
  return (
    <>
      {hasChoice ? (
        <fieldset aria-describedby={error && errorId}>
          <Legend>How do you want to pay?</Legend>
          <Choices>
            {methods.map((method) => (
              <Fragment key={method}>
                <RadioCard
                  name="payment"
                  title={methodName(method, isPickup)}
                  text={textOf(method, isPickup)}
                  checked={chosen === method}
                  aria-invalid={error !== undefined && chosen === method}
                  onChange={() => onChoose(method)}
                />
                {chosen === method && isWallet(method) && <WalletPreview wallet={method} amount={amount} />}
              </Fragment>
            ))}
          </Choices>
        </fieldset>
      ) : (
        <Payment>
          <Icon path={cashIcon} />
          <span>{CASH_ONLY[isPickup ? 'pickup' : 'delivery']}</span>
        </Payment>
      )}
      {error && (
        <ErrorText id={errorId} role={hasChoice ? undefined : 'alert'}>
          <Icon path={alertIcon} size={16} />
          <span>{error}</span>
        </ErrorText>
      )}
    </>
  );
}

const Payment = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  margin-bottom: 8px;
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const Legend = styled.legend`
  margin-bottom: 8px;
  font-weight: 600;
`;

const Choices = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 16px;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--error);
`;

import { isWallet, METHOD_NAMES, type PaymentMethod } from '@storefront/shared/rules/payment';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Icon } from '@storefront/shared/ui/Icon';
import { alertIcon } from '@storefront/shared/ui/icons';
import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';

/** Returns when one pays (§9), by wallet as the checkout says. */
function payText(methods: readonly PaymentMethod[]): string {
  const wallets = methods.filter(isWallet).map((method) => METHOD_NAMES[method]);
  const any = new Intl.ListFormat('en', { type: 'disjunction' }).format(wallets);
  const later = `By ${any} you pay after you order, as the page of your order shows.`;
  return `You pay in cash or online when the order reaches you.${wallets.length > 0 ? ` ${later}` : ''}`;
}

interface TermsFieldProps {
  /** False leaves the rules about food out (C81). */
  readonly hasFood: boolean;
  /** The ways to pay that are on. */
  readonly methods: readonly PaymentMethod[];
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly error: string | undefined;
}

/** The terms checkbox; its link opens the terms, × closes them (§2). */
export function TermsField({ hasFood, methods, isAccepted, onAccept, error }: TermsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <Consent>
      <Checkbox
        name="terms"
        required
        checked={isAccepted}
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        onChange={(event) => onAccept(event.target.checked)}
        label={
          <>
            I agree to the{' '}
            <LinkButton type="button" onClick={open}>
              terms and conditions
            </LinkButton>
          </>
        }
      />
      {error && (
        <ErrorText id="terms-error">
          <Icon path={alertIcon} size={16} />
          <span>{error}</span>
        </ErrorText>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Terms and conditions">
        <Terms>
          <li>
            The delivery fee depends on the place; Rs 50 is an example of a standard fee. You see yours before
            you order.
          </li>
          <li>
            {`${hasFood ? 'Food and drinks are delivered in 30 to 60 minutes. ' : ''}Clothes and shoes take as long as we agree on.`}
          </li>
          <li>{payText(methods)}</li>
          {hasFood && <li>Food and beverage are non-returnable.</li>}
          <li>Points expire 5 months after they are earned. One point takes Rs 1 off.</li>
        </Terms>
      </Dialog>
    </Consent>
  );
}

const LinkButton = styled.button`
  text-align: left;
  color: var(--link);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Consent = styled.div`
  margin-bottom: 16px;
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--error);
`;

const Terms = styled.ul`
  display: grid;
  gap: 12px;
  padding-left: 20px;
  list-style: disc;
`;

import { ApiError } from '@storefront/shared/api/api-error';
import { checkCoupon } from '@storefront/shared/api/offers';
import { readRuntimeConfig } from '@storefront/shared/config';
import { type KnownCoupon, readCouponTerms } from '@storefront/shared/ordering/coupon-wire';
import { formatRupees, type Paisa, toRupees } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { FieldRow, RowButton } from '@storefront/shared/ui/FieldRow';
import { isComposing } from '@storefront/shared/ui/is-composing';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Section } from './Section';

export interface CouponFieldProps {
  /** As typed. */
  readonly typed: string;
  /** The code that the order has; null: none. */
  readonly coupon: KnownCoupon | null;
  /** Why it takes nothing off now; null: it does. */
  readonly problem: string | null;
  /** What it takes off. */
  readonly discount: Paisa;
  /** Goods after happy hours. */
  readonly goodsPaisa: Paisa;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onUse: (coupon: KnownCoupon | null) => void;
  /** Why the code cannot be used, as a sentence. */
  readonly onError: (text: string) => void;
}

const FAILED = 'The code could not be checked. Try again.';

/**
 * Returns a ref for the box of the field and its code. Once a code was used or removed there, the pressed button is gone, and
 * the focus goes to what stands in its place. It stays where it is after any other change of the code.
 */
function useFocusAfterUse(coupon: KnownCoupon | null) {
  const box = useRef<HTMLDivElement>(null);
  const isOwnChange = useRef(false);
  useEffect(() => {
    const isLost = isOwnChange.current && document.activeElement === document.body;
    isOwnChange.current = false;
    // Not the button: a held Enter key must not remove the code again.
    if (isLost) (coupon ? box.current : box.current?.querySelector('button'))?.focus();
  }, [coupon]);
  return { box, isOwnChange };
}

/** The code of a coupon, for servers that know offers (C275). */
export function CouponField(props: CouponFieldProps) {
  const { coupon } = props;
  const [isUnknown, setUnknown] = useState(false);
  const { box, isOwnChange } = useFocusAfterUse(coupon);
  const onUse = (used: KnownCoupon | null) => {
    isOwnChange.current = true;
    props.onUse(used);
  };
  if (isUnknown || !readRuntimeConfig().ownServer) return null;
  return (
    <Section title="Have a code?">
      <Box ref={box} tabIndex={-1}>
        {coupon ? (
          <Used>
            <span role="status">
              <b translate="no">{coupon.code}</b>
              <span>{` ${props.problem ?? `takes ${formatRupees(props.discount)} off this order.`}`}</span>
            </span>
            <Button variant="secondary" aria-label={`Remove ${coupon.code}`} onClick={() => onUse(null)}>
              Remove
            </Button>
          </Used>
        ) : (
          <CodeInput
            {...props}
            onUse={onUse}
            onUnknown={() => {
              setUnknown(true);
              props.onType('');
            }}
          />
        )}
      </Box>
    </Section>
  );
}

interface CodeInputProps extends CouponFieldProps {
  /** The server has no such call: it knows no offers. */
  readonly onUnknown: () => void;
}

function CodeInput(props: CodeInputProps) {
  const { typed, goodsPaisa, error, onType, onUse, onError, onUnknown } = props;
  const [isBusy, setBusy] = useState(false);

  const use = async () => {
    if (isBusy) return;
    if (typed.trim() === '') return onError('Type a code first');
    setBusy(true);
    try {
      onUse(readCouponTerms(await checkCoupon({ code: typed, goods: toRupees(goodsPaisa) })));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return onUnknown();
      const isAnswer = failure instanceof ApiError && (failure.status === 400 || failure.status === 429);
      onError(isAnswer ? (failure.fields[0]?.message ?? failure.message) : FAILED);
    }
    setBusy(false);
  };
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    void use();
  };

  return (
    <FieldRow>
      <Field label="Code" optional error={error}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={takeEnter}
        />
      </Field>
      <RowButton variant="secondary" busy={isBusy} onClick={() => void use()}>
        Use code
      </RowButton>
    </FieldRow>
  );
}

const Box = styled.div`
  &:focus {
    outline: none;
  }
`;

const Used = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > span {
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }
`;

import { ApiError } from '@storefront/shared/api/api-error';
import { submitPayment } from '@storefront/shared/api/own-orders';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { transactionProblem } from '@storefront/shared/rules/payment';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

interface PayFormProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  readonly onSent: (order: FollowedOrder) => void;
  /** Called when the order had changed meanwhile. */
  readonly onRefused: () => void;
}

const RULE = 'Type 4 to 40 letters, digits or hyphens';

/** Returns what the server says about the number. */
const numberRefusal = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ field }) => field === 'transactionNumber')
    ? RULE
    : undefined;

/** Sends the transaction number; a refused one stays in the field, and so does what was typed before a failure. */
export function PayForm({ order, linkKey, onSent, onRefused }: PayFormProps) {
  const [typed, setTyped] = useState(order.transactionNumber ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => submitPayment(order.code, linkKey, typed.trim()),
    onSuccess: onSent,
    onError: (failure) => failure instanceof ApiError && failure.status === 409 && onRefused(),
  });
  const wrong = problem ?? numberRefusal(error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = transactionProblem(typed) === null ? undefined : RULE;
    setProblem(found);
    if (found === undefined && !isPending) mutate();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label="Transaction number"
        hint="Your wallet shows it after you have paid."
        error={wrong}
        required
      >
        <TextInput
          name="transactionNumber"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
            reset();
          }}
        />
      </Field>
      {error && wrong === undefined && <p role="alert">{error.message}</p>}
      <Button type="submit" busy={isPending}>
        Send
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;

  > div {
    width: 100%;
    max-width: 420px;
  }

  [role='alert'] {
    color: var(--error);
  }
`;

import { ApiError } from '@storefront/shared/api/api-error';
import { keepOrder } from '@storefront/shared/api/orders';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import type { User } from '@storefront/shared/contract/entities/user';
import { otpProblem } from '@storefront/shared/rules/credentials';
import { Button } from '@storefront/shared/ui/Button';
import { CodeField } from '@storefront/shared/ui/CodeField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

interface KeepOrderFormProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  readonly onKept: (order: FollowedOrder) => void;
  readonly person: User;
}

const codeError = (typed: string) =>
  otpProblem(typed) === null ? undefined : 'Please enter the code that we mailed to you';

/** Returns what the server says about the code. */
const codeRefusal = (error: unknown) =>
  error instanceof ApiError ? error.fields.find(({ field }) => field === 'otp')?.message : undefined;

/** Confirms the address with a mailed code, and puts the order into the account. Keeps the code after a failure. */
export function KeepOrderForm({ person, order, linkKey, onKept }: KeepOrderFormProps) {
  const [missing, setMissing] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (otp: string) => keepOrder(order.code, { key: linkKey, otp }),
    onSuccess: onKept,
  });
  const wrong = codeRefusal(error);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = String(new FormData(event.currentTarget).get('otp') ?? '');
    setMissing(codeError(otp));
    if (!isPending && codeError(otp) === undefined) mutate(otp);
  };
  const clearErrors = () => {
    setMissing(undefined);
    reset();
  };

  return (
    <Form noValidate onInput={clearErrors} onSubmit={submit}>
      <p>A mailed code shows that the order is yours.</p>
      <CodeField email={person.email} error={missing ?? wrong} />
      {error && wrong === undefined && <p role="alert">{error.message}</p>}
      <Button type="submit" block busy={isPending}>
        Keep order
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  /* Addresses can be longer than the slip. */
  overflow-wrap: anywhere;

  @media (max-width: 359px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }

    > div > button {
      margin-top: 0;
    }
  }

  [role='alert'] {
    margin: 0;
    color: var(--error);
  }
`;

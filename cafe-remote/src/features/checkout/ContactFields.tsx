import type { CheckoutForm } from '@storefront/shared/rules/checkout';
import { normalisePhone } from '@storefront/shared/rules/contact';
import { LANDMARK_MAX } from '@storefront/shared/rules/saved-addresses';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type CheckoutErrors, PHONE_RULE } from './checkout-errors';
import { Section } from './Section';

interface ContactFieldsProps {
  readonly form: CheckoutForm;
  readonly errors: CheckoutErrors;
  readonly onChange: (change: Partial<CheckoutForm>) => void;
  /** Above the fields: saved addresses. */
  readonly choice: ReactNode;
  /** Below the fields: whether to keep them. */
  readonly keep: ReactNode;
}

/** The contact form (§2). */
export function ContactFields({ form, errors, onChange, choice, keep }: ContactFieldsProps) {
  const phone = normalisePhone(form.phone);
  const isShort = phone.ok && phone.isShort;
  return (
    <Section title="Who is it for?">
      {choice}
      <Grid>
        <Field label="Full name" error={errors.fullName} required>
          <TextInput
            name="fullName"
            autoComplete="name"
            maxLength={100}
            value={form.fullName}
            onChange={(event) => onChange({ fullName: event.target.value })}
          />
        </Field>
        <Field
          label="Phone"
          error={errors.phone}
          hint={errors.phone ? undefined : isShort ? 'This looks short. Is it complete?' : PHONE_RULE}
          required
        >
          <TextInput
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={form.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        </Field>
        <Field label="Address" error={errors.address} required>
          <TextInput
            name="address"
            autoComplete="street-address"
            maxLength={300}
            value={form.address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        </Field>
        <Field label="Landmark" hint="Such as a gate, a shop, a temple" optional>
          <TextInput
            name="landmark"
            maxLength={LANDMARK_MAX}
            value={form.landmark}
            onChange={(event) => onChange({ landmark: event.target.value })}
          />
        </Field>
        <Field label="E-mail" error={errors.email} optional>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder="name@example.com"
            value={form.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
      </Grid>
      {keep}
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 16px;

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

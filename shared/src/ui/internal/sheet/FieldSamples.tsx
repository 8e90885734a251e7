import { useState } from 'react';
import { Checkbox } from '../../Checkbox';
import { Field } from '../../Field';
import { PasswordInput } from '../../PasswordInput';
import { RadioCard } from '../../RadioCard';
import { SearchInput } from '../../SearchInput';
import { Select } from '../../Select';
import { TextArea } from '../../TextArea';
import { TextInput } from '../../TextInput';
import { VisuallyHidden } from '../../VisuallyHidden';
import { Columns, Section } from './Section';

export function FieldSamples() {
  const [search, setSearch] = useState('cam');
  return (
    <Section title="Fields">
      <Columns>
        <Field label="Full name" required>
          <TextInput defaultValue="Sita Rai" autoComplete="name" />
        </Field>
        <Field label="Phone" required error="Please give a phone number that we can call.">
          <TextInput defaultValue="98" inputMode="numeric" />
        </Field>
        <Field label="E-mail" optional hint="Only for the receipt.">
          <TextInput type="email" placeholder="name@example.com" />
        </Field>
        <Field label="Password" required>
          <PasswordInput defaultValue="momo-momo" autoComplete="new-password" />
        </Field>
        <Field label="Delivery location">
          <SearchInput
            label="Delivery location"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onClear={() => setSearch('')}
          />
        </Field>
        <Field label="Points to use">
          <Select>
            <option>50 points, Rs 50 off</option>
          </Select>
        </Field>
        <Field label="Special request" optional>
          <TextArea placeholder="Less ice, please" rows={3} />
        </Field>
        <div>
          <Select aria-label="Sort by">
            <option>Sort by</option>
          </Select>
          <Checkbox label={<span>I agree to the terms and conditions</span>} defaultChecked />
          <br />
          <Checkbox label="Select all" />
        </div>
      </Columns>
      <fieldset>
        <VisuallyHidden as="legend">Shipping</VisuallyHidden>
        <Columns>
          <RadioCard name="shipping" title="Delivery" text="30 to 60 minutes" defaultChecked />
          <RadioCard name="shipping" title="Self pickup" text="No fee, at the counter" />
        </Columns>
      </fieldset>
    </Section>
  );
}

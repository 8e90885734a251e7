import { useState } from 'react';
import { Checkbox } from '../../Checkbox';
import { Combobox } from '../../Combobox';
import { Field } from '../../Field';
import { PasswordInput } from '../../PasswordInput';
import { Price } from '../../Price';
import { RadioCard } from '../../RadioCard';
import { SearchInput } from '../../SearchInput';
import { Select } from '../../Select';
import { TextArea } from '../../TextArea';
import { TextInput } from '../../TextInput';
import { VisuallyHidden } from '../../VisuallyHidden';
import { Columns, Section } from './Section';

const places = [
  { name: 'Campus Road', ratePaisa: 5_000 },
  { name: 'Lakeside', ratePaisa: 8_000 },
  { name: 'Lamachaur', ratePaisa: 12_000 },
];

export function FieldSamples() {
  const [search, setSearch] = useState('momo');
  const [place, setPlace] = useState('la');
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
          <Combobox
            label="Delivery location"
            listLabel="Delivery locations"
            value={place}
            onType={setPlace}
            options={places.filter(({ name }) => name.toLowerCase().includes(place.toLowerCase()))}
            keyOf={({ name }) => name}
            onChoose={({ name }) => setPlace(name)}
            emptyText="No locations found"
          >
            {({ name, ratePaisa }) => (
              <>
                <span>{name}</span>
                <Price paisa={ratePaisa} />
              </>
            )}
          </Combobox>
        </Field>
        <Field label="Search">
          <SearchInput
            label="Search the menu"
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

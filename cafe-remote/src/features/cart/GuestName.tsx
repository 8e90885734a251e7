import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useState } from 'react';
import { GUEST_NAME_MAX, readGuestName, storeGuestName } from '../../common/guest-name';

/** Who orders this round at a table; the slip of the party and staff show it (C240). */
export function GuestName() {
  const [name, setName] = useState(readGuestName);
  return (
    <Field label="Your name for this round" optional>
      <TextInput
        value={name}
        maxLength={GUEST_NAME_MAX}
        autoComplete="given-name"
        onChange={({ target }) => {
          setName(target.value);
          storeGuestName(target.value);
        }}
      />
    </Field>
  );
}

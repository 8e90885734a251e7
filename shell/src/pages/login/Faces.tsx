import { ApiError } from '@storefront/shared/api/api-error';
import { unlockDevice } from '@storefront/shared/api/staff';
import type { DeviceFace } from '@storefront/shared/contract/entities/staff-member';
import type { User } from '@storefront/shared/contract/entities/user';
import * as messages from '@storefront/shared/messages';
import { PIN_PATTERN, staffMessages } from '@storefront/shared/rules/staff-accounts';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Fields } from '../../auth/forms/form-style';

interface FacesProps {
  readonly faces: readonly DeviceFace[];
  readonly onUnlocked: (person: User) => void;
  /** Opens the form for e-mail and password. */
  readonly onPassword: () => void;
}

/** First letters of the first and the last name. */
const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** One of six colours of a face, the same for a person everywhere. */
const hueOf = (id: string) =>
  ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % 6) * 60;

/** The names of those who may unlock this device, and the field for the PIN (C295). */
export function Faces({ faces, onUnlocked, onPassword }: FacesProps) {
  const [chosen, setChosen] = useState<DeviceFace | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const pin = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosen) pin.current?.focus();
  }, [chosen]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = pin.current?.value ?? '';
    if (!chosen || isBusy) return;
    if (!PIN_PATTERN.test(typed)) return setError('The PIN has four digits');
    setBusy(true);
    try {
      const person = await unlockDevice(chosen._id, typed);
      if (person) onUnlocked(person);
    } catch (failure) {
      console.error('unlock', failure);
      const refused =
        failure instanceof ApiError ? failure.fields.find(({ field }) => field === 'pin') : null;
      setError(refused?.message ?? messages.account.somethingWrong);
      if (refused?.message === staffMessages.wrongPin && pin.current) pin.current.value = '';
      pin.current?.focus();
    }
    setBusy(false);
  };

  return (
    <Who aria-labelledby="faces">
      <h2 id="faces">Who is it?</h2>
      <ul>
        {faces.map((face) => (
          <li key={face._id}>
            <Face
              type="button"
              aria-pressed={face._id === chosen?._id}
              onClick={() => {
                setChosen(face);
                setError(undefined);
              }}
            >
              <Initials aria-hidden="true" $hue={hueOf(face._id)}>
                {initialsOf(face.fullName)}
              </Initials>
              <bdi>{face.fullName}</bdi>
            </Face>
          </li>
        ))}
      </ul>
      {chosen && (
        <Fields noValidate onSubmit={(event) => void submit(event)}>
          <Field label={`PIN of ${chosen.fullName}`} error={error} required>
            <TextInput
              ref={pin}
              key={chosen._id}
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              onInput={() => setError(undefined)}
            />
          </Field>
          <Button type="submit" size="lg" block busy={isBusy}>
            Unlock
          </Button>
        </Fields>
      )}
      <Or>
        <Button variant="quiet" onClick={onPassword}>
          Log in with your password
        </Button>
      </Or>
    </Who>
  );
}

const Who = styled.section`
  margin-top: var(--s4);

  h2 {
    font-size: 1.25rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }

  li {
    display: grid;
  }
`;

const Face = styled.button`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 8px;
  width: 112px;
  min-height: 112px;
  padding: 12px 8px;
  border: 0;
  border-radius: var(--r-control);
  background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--line);
  color: inherit;
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 3px var(--ink);
  }
`;

const Initials = styled.span<{ $hue: number }>`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: ${({ $hue }) => `hsl(${$hue} 45% 30%)`};
  color: #fff;
  font-size: 1.25rem;
  font-weight: 700;
`;

const Or = styled.div`
  margin-top: var(--s4);
  text-align: center;
`;

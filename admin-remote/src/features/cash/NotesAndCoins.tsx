import { NOTES_AND_COINS } from '@storefront/shared/rules/cash-up';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import styled from 'styled-components';
import { readCount } from '../../common/form/read-number';

/** How many there are of each note and coin, as typed. */
export type Counts = Readonly<Partial<Record<(typeof NOTES_AND_COINS)[number], string>>>;

/** Returns the sum of notes and coins in rupees; what is no number counts 0. */
export const sumOf = (counts: Counts): number =>
  NOTES_AND_COINS.reduce((sum, rupees) => sum + rupees * (readCount(counts[rupees] ?? '') ?? 0), 0);

interface NotesAndCoinsProps {
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
}

/** Helps to count the drawer. Only the sum is kept. */
export const NotesAndCoins = ({ counts, onChange }: NotesAndCoinsProps) => (
  <Group>
    <legend>How many of each</legend>
    {NOTES_AND_COINS.map((rupees) => (
      <Field key={rupees} label={`Rs ${rupees}`}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={counts[rupees] ?? ''}
          onChange={({ target }) => onChange({ ...counts, [rupees]: target.value })}
        />
      </Field>
    ))}
  </Group>
);

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  min-width: 0;

  legend {
    padding: 0 0 8px;
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

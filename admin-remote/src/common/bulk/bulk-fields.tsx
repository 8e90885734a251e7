import { BULK_PERCENT, bulkPrice, type PriceChange } from '@storefront/shared/rules/bulk-edit';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { type ReactNode, useId } from 'react';
import { TextField } from '../form/TextField';

interface InputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field that staff can set for all chosen rows; its value is a text while they fill it in. */
export interface BulkField<Row, Body> {
  readonly label: string;
  /** Label of the button that saves: 'Change 3 dishes' unless it says otherwise. */
  readonly verb?: string;
  /** Fields of the answer to a refusal that belong to this one. */
  readonly refusedAs?: readonly string[];
  readonly input: (props: InputProps) => ReactNode;
  /** Returns why the value cannot be saved, or null. */
  readonly problem: (value: string) => string | null;
  /** Returns what a row has now and would have; only of a value without a problem. */
  readonly change: (row: Row, value: string) => { readonly was: string; readonly now: string };
  readonly body: (value: string) => Body;
}

const MISSING = 'Please fill this in';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field with values to choose from. */
export const choiceField = <Row, Body>({
  choices,
  before,
  ...field
}: Pick<BulkField<Row, Body>, 'label' | 'body'> & {
  readonly choices: readonly Choice[];
  readonly before: (row: Row) => string;
}): BulkField<Row, Body> => ({
  ...field,
  problem: (value) => (value === '' ? MISSING : null),
  change: (row, value) => ({
    was: before(row),
    now: choices.find((choice) => choice.value === value)?.label ?? '',
  }),
  input: ({ value, error, onChange }) => (
    <Field label="New value" required error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose one</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  ),
});

interface SuggestedTextProps extends InputProps {
  readonly suggestions: readonly string[];
  readonly hint: string | undefined;
}

function SuggestedText({ suggestions, ...props }: SuggestedTextProps) {
  const list = useId();
  return (
    <>
      <TextField label="New value" required maxLength={60} list={list} {...props} />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A field of any text, with names that it is likely to be. */
export const textField = <Row, Body>({
  suggestions,
  note,
  before,
  body,
  label,
}: Pick<BulkField<Row, Body>, 'label' | 'body'> & {
  readonly suggestions: readonly string[];
  /** Returns what a value does beside, as a sentence; empty for nothing. */
  readonly note: (value: string) => string;
  readonly before: (row: Row) => string;
}): BulkField<Row, Body> => ({
  label,
  body: (value) => body(value.trim()),
  problem: (value) => (value.trim() === '' ? MISSING : null),
  change: (row, value) => ({ was: before(row), now: value.trim() }),
  input: (props) => (
    <SuggestedText
      suggestions={suggestions}
      hint={(props.value.trim() && note(props.value.trim())) || undefined}
      {...props}
    />
  ),
});

/** Returns a number as typed, with any minus; NaN if it is none. */
const numberOf = (text: string) => {
  const plain = text.trim().replace('\u2212', '-');
  return /^[+-]?\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

const priceField = (
  key: keyof PriceChange,
  about: { readonly label: string; readonly input: string; readonly hint: string; readonly fault: string },
  isRight: (value: number) => boolean,
): BulkField<{ readonly price: number }, PriceChange> => ({
  label: about.label,
  refusedAs: [key],
  problem: (value) => (isRight(numberOf(value)) ? null : about.fault),
  body: (value) => ({ [key]: numberOf(value) }),
  change({ price }, value) {
    const before = toPaisa(price);
    return {
      was: formatRupees(before),
      now: formatRupees(bulkPrice(before, { [key]: numberOf(value) })),
    };
  },
  input: (props) => <TextField label={about.input} required hint={about.hint} maxLength={9} {...props} />,
});

/** The three ways to change prices (C307, C435). */
export const PRICE_FIELDS = [
  priceField(
    'pricePercent',
    {
      label: 'Price by percent',
      input: 'Percent',
      hint: 'Prices are rounded to whole rupees.',
      fault: `A whole number from ${BULK_PERCENT.min} to ${BULK_PERCENT.max}, such as 10 or -5`,
    },
    (percent) =>
      Number.isInteger(percent) &&
      percent !== 0 &&
      percent >= BULK_PERCENT.min &&
      percent <= BULK_PERCENT.max,
  ),
  priceField(
    'priceStep',
    {
      label: 'Price by rupees',
      input: 'Rupees',
      hint: 'Such as 20 to add, or -20 to take away. No price falls below Rs 1.',
      fault: 'A number of rupees, such as 20 or -20',
    },
    (step) => Math.abs(step) > 0 && Math.abs(step) <= 100_000,
  ),
  priceField(
    'price',
    {
      label: 'Price',
      input: 'New price',
      hint: 'In rupees, the same for all.',
      fault: 'A price in rupees, such as 250',
    },
    (price) => price >= 0,
  ),
] as const;

/** Deletes the rows. */
export const deleteField: BulkField<unknown, { readonly remove: true }> = {
  label: 'Delete',
  verb: 'Delete',
  input: () => null,
  problem: () => null,
  change: () => ({ was: '', now: 'Deleted' }),
  body: () => ({ remove: true }),
};

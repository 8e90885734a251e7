import { WAY_MINUTES } from '@storefront/shared/ordering/suggest-minutes';
import type { FieldErrors } from '../../common/form/form-failure';
import { TextField } from '../../common/form/TextField';
import type { LocationForm } from './use-add-location';

interface LocationInputsProps {
  /** False with a server that has no minutes of the way. */
  readonly hasMinutes: boolean;
  readonly values: LocationForm;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<LocationForm>) => void;
}

/** Address and rate of a delivery place, and the minutes of the way (C235). */
export const LocationInputs = ({ hasMinutes, values, errors, onChange }: LocationInputsProps) => (
  <>
    <TextField
      label="Address"
      required
      error={errors.address}
      maxLength={120}
      value={values.address}
      onChange={(address) => onChange({ address })}
    />
    <TextField
      label="Rate in Rs"
      required
      error={errors.rate}
      hint="0 for free delivery"
      inputMode="decimal"
      maxLength={12}
      value={values.rate}
      onChange={(rate) => onChange({ rate })}
    />
    {hasMinutes && (
      <TextField
        label="Minutes of the way"
        optional
        error={errors.minutes}
        hint={`Empty counts as ${WAY_MINUTES}`}
        inputMode="numeric"
        maxLength={3}
        value={values.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
    )}
  </>
);

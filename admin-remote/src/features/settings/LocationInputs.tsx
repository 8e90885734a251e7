import { WAY_MINUTES } from '@storefront/shared/ordering/suggest-minutes';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import type { FieldErrors } from '../../common/form/form-failure';
import { TextField } from '../../common/form/TextField';
import type { LocationForm } from './location-form';

interface LocationInputsProps {
  /** False with a server that has no minutes of the way. */
  readonly hasMinutes: boolean;
  /** False with a server that has no minimum order and no free delivery. */
  readonly hasLimits: boolean;
  readonly values: LocationForm;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<LocationForm>) => void;
}

/** The fields of a delivery place: address and rate, minutes of the way (C235), limits and whether it is active (C265). */
export const LocationInputs = ({ hasMinutes, hasLimits, values, errors, onChange }: LocationInputsProps) => (
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
    {hasLimits && (
      <>
        <TextField
          label="Minimum order in Rs"
          optional
          error={errors.minimumOrder}
          hint="Empty takes any amount"
          inputMode="decimal"
          maxLength={12}
          value={values.minimumOrder}
          onChange={(minimumOrder) => onChange({ minimumOrder })}
        />
        <TextField
          label="Free delivery from, in Rs"
          optional
          error={errors.freeAbove}
          hint="Goods of this amount or more; empty is never"
          inputMode="decimal"
          maxLength={12}
          value={values.freeAbove}
          onChange={(freeAbove) => onChange({ freeAbove })}
        />
        <Checkbox
          label="Active: customers can choose it"
          checked={values.active}
          onChange={(event) => onChange({ active: event.target.checked })}
        />
      </>
    )}
  </>
);

import { addCoupon, updateCoupon } from '@storefront/shared/api/offers';
import type { Coupon } from '@storefront/shared/contract/entities/coupon';
import { callKey } from '@storefront/shared/query/call-query';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { FieldPair } from '../../../common/form/FieldPair';
import { FormDialog } from '../../../common/form/FormDialog';
import { TextField } from '../../../common/form/TextField';
import { useEditForm } from '../../../common/form/use-edit-form';
import { couponFaults, couponFields, toCouponBody, toCouponForm } from './coupon-form';

interface CouponDialogProps {
  /** Null adds a new one. */
  readonly coupon: Coupon | null;
  readonly onClose: () => void;
}

/** Adds or changes a coupon (C275). */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const client = useQueryClient();
  const { values, errors, set, dialog } = useEditForm({
    opened: coupon,
    start: () => toCouponForm(coupon),
    toForm: toCouponForm,
    fields: couponFields,
    loading: 'Saving the coupon…',
    success: 'Coupon saved',
    failure: 'Failed to save the coupon',
    faultsOf: couponFaults,
    send: (typed, stored) =>
      stored ? updateCoupon(stored._id, toCouponBody(typed, stored.version)) : addCoupon(toCouponBody(typed)),
    refresh: () => void client.invalidateQueries({ queryKey: callKey('listCoupons', {}) }),
  });

  const day = (name: 'validFrom' | 'validUntil', label: string) => (
    <Field label={label} optional error={errors[name]}>
      <TextInput type="date" value={values[name]} onChange={({ target }) => set({ [name]: target.value })} />
    </Field>
  );
  const limit = (name: 'perPerson' | 'inTotal', label: string) => (
    <TextField
      label={label}
      optional
      error={errors[name]}
      hint="Empty is any number"
      inputMode="numeric"
      maxLength={7}
      value={values[name]}
      onChange={(text) => set({ [name]: text })}
    />
  );
  const flag = (name: 'firstOrder' | 'membersOnly' | 'active', label: string) => (
    <Checkbox
      label={label}
      checked={values[name]}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  );

  return (
    <FormDialog
      title={coupon ? `Edit ${coupon.code}` : 'Add a coupon'}
      action="Save coupon"
      {...dialog}
      onClose={onClose}
    >
      <TextField
        label="Code"
        required
        hint="What customers type, in any capitals, such as WELCOME10."
        error={errors.code}
        maxLength={20}
        spellCheck={false}
        value={values.code}
        onChange={(code) => set({ code })}
      />
      <FieldPair>
        <Field label="Kind">
          <Select
            value={values.kind}
            onChange={({ target }) => set({ kind: target.value === 'amount' ? 'amount' : 'percent' })}
          >
            <option value="percent">Percent</option>
            <option value="amount">Amount in Rs</option>
          </Select>
        </Field>
        <TextField
          label={values.kind === 'percent' ? 'Percent off' : 'Rupees off'}
          required
          error={errors.value ?? errors.percent ?? errors.amount}
          inputMode="decimal"
          maxLength={10}
          value={values.value}
          onChange={(value) => set({ value })}
        />
      </FieldPair>
      <TextField
        label="Minimum in Rs"
        optional
        hint="Goods after happy hours; empty is any amount"
        error={errors.minimumOrder}
        inputMode="decimal"
        maxLength={10}
        value={values.minimumOrder}
        onChange={(minimumOrder) => set({ minimumOrder })}
      />
      <FieldPair>
        {limit('perPerson', 'Orders of one person')}
        {limit('inTotal', 'Orders in total')}
      </FieldPair>
      <FieldPair>
        {day('validFrom', 'First day')}
        {day('validUntil', 'Last day')}
      </FieldPair>
      <FieldPair>
        {flag('firstOrder', 'First order only')}
        {flag('membersOnly', 'Members only')}
        {flag('active', 'Active')}
      </FieldPair>
    </FormDialog>
  );
}

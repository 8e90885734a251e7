import * as messages from '@storefront/shared/messages';
import { formatRupees } from '@storefront/shared/rules/money';
import { REQUESTS_MAX } from '@storefront/shared/rules/text';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { ChoiceField } from './ChoiceField';
import type { DraftLine } from './draft';
import { emptyItem, type ItemForm, toNewLine, withPick } from './item-form';
import { ProductPicker } from './ProductPicker';

interface AddItemDialogProps {
  readonly onAdd: (line: DraftLine) => void;
  readonly onClose: () => void;
}

/** Adds a line to an order (§2 "an add-item dialog", §5). The price comes from the picked product. */
export function AddItemDialog({ onAdd, onClose }: AddItemDialogProps) {
  const [form, setForm] = useState(emptyItem);
  const formId = useId();
  const set = (changes: Partial<ItemForm>) => setForm((before) => ({ ...before, ...changes }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const line = toNewLine(form);
    if (!line) {
      notify.error(messages.admin.requiredFields, 'add-item');
      return;
    }
    onAdd(line);
    onClose();
  };

  return (
    <Dialog
      open
      lightDismiss={form.name === ''}
      onClose={onClose}
      title="Add item"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Add to order
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <ProductPicker
          text={form.name}
          onText={(name) => set({ name, picked: null })}
          onPick={(picked) => setForm((before) => withPick(before, picked))}
        />
        <Pair>
          <Field label="Price" required>
            <TextInput readOnly value={form.picked ? formatRupees(form.picked.pricePaisa) : ''} />
          </Field>
          <Field label="Quantity" required>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              value={form.quantity}
              onChange={(event) => set({ quantity: event.target.value })}
            />
          </Field>
          <ChoiceField
            label="Colour"
            options={form.picked?.colors ?? []}
            value={form.color}
            onChange={(color) => set({ color })}
          />
          <ChoiceField
            label="Size"
            options={form.picked?.sizes ?? []}
            value={form.size}
            onChange={(size) => set({ size })}
          />
        </Pair>
        <Field label="Special requests" optional>
          <TextInput
            maxLength={REQUESTS_MAX}
            value={form.requests}
            onChange={(event) => set({ requests: event.target.value })}
          />
        </Field>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
`;

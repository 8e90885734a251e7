import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useEditConflict } from '../../../common/conflict/use-edit-conflict';
import { useUnsaved } from '../../../common/form/use-unsaved';
import { useSaveSettings } from '../use-save-settings';
import { DateRows } from './DateRows';
import { DayRanges } from './DayRanges';
import { Day } from './day-style';
import { fromDraft, hoursFields, isSame, isValid, toDraft, WEEKDAYS } from './hours-draft';

const words = {
  loading: 'Saving opening hours…',
  success: 'Opening hours saved',
  failure: 'Failed to save opening hours',
};

/** Edits the hours per weekday and per date, and whether closed hours refuse orders (C28, P10, P13). */
export function HoursPanel({ settings }: { readonly settings: ShopSettings }) {
  const [draft, setDraft] = useState(() => toDraft(settings));
  const [stored, setStored] = useState(draft);
  const [shown, setShown] = useState(settings);
  if (settings !== shown) {
    // Another window saved: take its hours over, except over hours that are being edited here.
    setShown(settings);
    setStored(toDraft(settings));
    if (isSame(draft, stored)) setDraft(toDraft(settings));
  }
  const { save, isBusy } = useSaveSettings();
  const { question } = useUnsaved(!isSame(draft, stored), () => setDraft(stored));

  const conflict = useEditConflict({
    opened: settings,
    values: draft,
    setValues: setDraft,
    toForm: toDraft,
    fields: hoursFields,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid(draft)) return notify.error('Please correct the marked hours first.', 'hours');
    if (!conflict.check()) return;
    const versions = conflict.item?.versions;
    const saved = await save({ ...fromDraft(draft), ...(versions && { versions }) }, words, conflict.take);
    if (!saved) return;
    setStored(draft);
    conflict.restart(saved);
  };

  return (
    <section aria-labelledby="hours">
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="hours">Opening hours</h2>
        <p>Nepal time. A night past midnight is two ranges: until 00:00, and from 00:00 of the next day.</p>
        {conflict.notice}
        {WEEKDAYS.map((day, index) => (
          <Day key={day} role="group" aria-label={day}>
            <Name>{day}</Name>
            <DayRanges
              day={day}
              ranges={draft.weekly[index] ?? []}
              onChange={(ranges) =>
                setDraft({ ...draft, weekly: draft.weekly.map((own, at) => (at === index ? ranges : own)) })
              }
            />
          </Day>
        ))}
        <DateRows dates={draft.dates} onChange={(dates) => setDraft({ ...draft, dates })} />
        <div>
          <Checkbox
            label="Refuse orders outside of these hours"
            checked={draft.refuseWhenClosed}
            onChange={(event) => setDraft({ ...draft, refuseWhenClosed: event.target.checked })}
          />
          <Hint>Otherwise they are taken, and customers read from when they are prepared.</Hint>
        </div>
        <div>
          <Button type="submit" busy={isBusy}>
            Save opening hours
          </Button>
        </div>
      </Form>
      {question}
    </section>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  container: hours / inline-size;

  h2 {
    font-size: 1.25rem;
  }

  > p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

const Name = styled.p`
  min-height: var(--tap);
  align-content: center;
  font-weight: 600;
`;

const Hint = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
`;

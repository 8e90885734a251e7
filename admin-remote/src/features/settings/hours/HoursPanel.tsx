import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';
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
  const form = useSettingsForm({ settings, toDraft, isSame, fields: hoursFields, words });
  const { draft, setDraft } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid(draft)) notify.error('Please correct the marked hours first.', 'hours');
    else void form.store(fromDraft(draft));
  };

  return (
    <section aria-labelledby="hours">
      <Form noValidate onSubmit={submit}>
        <h2 id="hours">Opening hours</h2>
        <p>Nepal time. A night past midnight is two ranges: until 00:00, and from 00:00 of the next day.</p>
        {form.notice}
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
          <Button type="submit" busy={form.isBusy}>
            Save opening hours
          </Button>
        </div>
      </Form>
      {form.question}
    </section>
  );
}

const Form = styled(SettingForm)`
  container: hours / inline-size;

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

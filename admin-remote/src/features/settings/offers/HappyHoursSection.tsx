import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import { textKey } from '@storefront/shared/rules/text';
import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon } from '@storefront/shared/ui/icons';
import { Select } from '@storefront/shared/ui/Select';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { EditField } from '../../../common/conflict/edit-field';
import { MealtimeInputs } from '../../../common/form/MealtimeInputs';
import { draftProblem, readMealtime } from '../../../common/form/mealtime-draft';
import { useCategories } from '../../../common/use-categories';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';
import {
  DAYS,
  type HourDraft,
  hourProblem,
  hoursText,
  newHour,
  toHourDrafts,
  toHours,
} from './happy-hour-draft';

type Draft = readonly HourDraft[];

const words = {
  loading: 'Saving the happy hours…',
  success: 'Happy hours saved',
  failure: 'Failed to save the happy hours',
};

const toDraft = ({ happyHours = [] }: ShopSettings): Draft => toHourDrafts(happyHours);
const isSame = (one: Draft, other: Draft) => hoursText(one) === hoursText(other);

const fields: readonly EditField<Draft, ShopSettings>[] = [
  {
    id: 'happyHours',
    label: 'Happy hours',
    text: hoursText,
    shown: (draft) => hoursText(draft) || 'None',
    copy: (_, from) => from,
  },
];

/** Chooses when the dishes of a category cost less (C274). Hidden with a server that tells no happy hours. */
export function HappyHoursSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  const categories = useCategories();
  if (!data?.happyHours || categories.length === 0) return null;
  return <HappyHoursPanel settings={data} categories={categories} />;
}

interface HappyHoursPanelProps {
  readonly settings: ShopSettings;
  readonly categories: readonly string[];
}

function HappyHoursPanel({ settings, categories }: HappyHoursPanelProps) {
  const [isChecked, setChecked] = useState(false);
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;
  const [problem] = isChecked ? draft.flatMap((hour) => hourProblem(hour) ?? []) : [];
  const change = (key: string, changes: Partial<HourDraft>) =>
    setDraft(draft.map((hour) => (hour.key === key ? { ...hour, ...changes } : hour)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (draft.every((hour) => hourProblem(hour) === null)) void form.store({ happyHours: toHours(draft) });
  };

  return (
    <section aria-labelledby="happy-hours">
      <List noValidate onSubmit={submit}>
        <h2 id="happy-hours">Happy hours</h2>
        <Hint>
          When the dishes of a category cost less. The time that an order is for counts. Where several run at
          once, the best one counts.
        </Hint>
        {form.notice}
        <ul>
          {draft.map((hour, index) => (
            <HourRow
              key={hour.key}
              name={`Happy hour ${index + 1}`}
              hour={hour}
              categories={categories}
              isChecked={isChecked}
              onChange={(changes) => change(hour.key, changes)}
              onRemove={() => setDraft(draft.filter(({ key }) => key !== hour.key))}
            />
          ))}
        </ul>
        {problem && <p role="alert">{problem}</p>}
        <Buttons>
          <Button variant="secondary" onClick={() => setDraft([...draft, newHour(categories[0] ?? '')])}>
            Add a happy hour
          </Button>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save happy hours
          </Button>
        </Buttons>
      </List>
      {form.question}
    </section>
  );
}

interface HourRowProps {
  readonly name: string;
  readonly hour: HourDraft;
  readonly categories: readonly string[];
  readonly isChecked: boolean;
  readonly onChange: (changes: Partial<HourDraft>) => void;
  readonly onRemove: () => void;
}

function HourRow({ name, hour, categories, isChecked, onChange, onRemove }: HourRowProps) {
  const { category, days, times, percent, active } = hour;
  // A category without dishes now keeps its happy hour.
  const isListed = categories.some((one) => textKey(one) === textKey(category));
  const shown = categories.find((one) => textKey(one) === textKey(category)) ?? category;
  const isTimeWrong = isChecked && (readMealtime(times) === null || draftProblem(times) !== null);
  const isPercentWrong = isChecked && /percent/.test(hourProblem(hour) ?? '');
  return (
    <li>
      <Row>
        <Select
          aria-label={`${name}, category`}
          value={shown}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          {(isListed ? categories : [category, ...categories]).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Percent>
          <TextInput
            aria-label={`${name}, percent off`}
            aria-invalid={isPercentWrong || undefined}
            inputMode="numeric"
            maxLength={3}
            value={percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
          <span>% off</span>
        </Percent>
        <IconButton icon={binIcon} label={`Remove ${name}`} onClick={onRemove} />
      </Row>
      <MealtimeInputs
        of={name}
        value={times}
        isInvalid={isTimeWrong}
        onChange={(changed) => onChange({ times: changed })}
      />
      <Days role="group" aria-label={`${name}, days`}>
        {DAYS.map((day, index) => (
          <Checkbox
            key={day}
            label={day}
            checked={days.includes(index)}
            onChange={({ target }) =>
              onChange({
                days: target.checked ? [...days, index].sort() : days.filter((one) => one !== index),
              })
            }
          />
        ))}
      </Days>
      <Checkbox
        label="Active"
        aria-label={`${name}, active`}
        checked={active}
        onChange={({ target }) => onChange({ active: target.checked })}
      />
    </li>
  );
}

const List = styled(SettingForm)`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 8px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }

  > [role='alert'] {
    font-size: var(--t-small);
    color: var(--error);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px;
  width: 100%;

  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Percent = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  input {
    width: max(72px, 4.5rem);
  }
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

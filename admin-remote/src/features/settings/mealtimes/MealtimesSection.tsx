import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import type { Mealtime } from '@storefront/shared/rules/mealtimes';
import { textKey } from '@storefront/shared/rules/text';
import { Button } from '@storefront/shared/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { EditField } from '../../../common/conflict/edit-field';
import { type MealtimeDraft, MealtimeInputs } from '../../../common/form/MealtimeInputs';
import { draftProblem, draftText, readMealtime, toMealtimeDraft } from '../../../common/form/mealtime-draft';
import { useCategories } from '../../../common/use-categories';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';
import { categoriesWith, withCategory } from '../with-category';

/** Category → its times as typed. */
type Draft = Readonly<Record<string, MealtimeDraft>>;

const words = {
  loading: 'Saving the mealtimes…',
  success: 'Mealtimes saved',
  failure: 'Failed to save the mealtimes',
};

const toDraft = ({ mealtimes = {} }: ShopSettings): Draft =>
  Object.fromEntries(
    Object.entries(mealtimes).map(([category, mealtime]) => [category, toMealtimeDraft(mealtime)]),
  );

const textOf = (draft: Draft): string =>
  Object.entries(draft)
    .flatMap(([category, times]) => (draftText(times) ? [`${category}: ${draftText(times)}`] : []))
    .sort()
    .join(', ');

const isSame = (one: Draft, other: Draft) => textOf(one) === textOf(other);

const fields: readonly EditField<Draft, ShopSettings>[] = [
  {
    id: 'mealtimes',
    label: 'Mealtimes',
    text: textOf,
    shown: (draft) => textOf(draft) || 'All day',
    copy: (_, from) => from,
  },
];

/** Returns the times of a category, in any capitals. */
const timesOf = (draft: Draft, category: string): MealtimeDraft =>
  Object.entries(draft).find(([name]) => textKey(name) === textKey(category))?.[1] ?? toMealtimeDraft(null);

const storedOf = (draft: Draft): Record<string, Mealtime> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([category, times]) => {
      const mealtime = readMealtime(times);
      return mealtime ? [[category, mealtime]] : [];
    }),
  );

/** Chooses when the dishes of a category are served (C263). Hidden with a server that tells no mealtimes. */
export function MealtimesSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  const categories = useCategories();
  if (!data?.mealtimes || categories.length === 0) return null;
  return <MealtimesPanel settings={data} categories={categories} />;
}

interface MealtimesPanelProps {
  readonly settings: ShopSettings;
  readonly categories: readonly string[];
}

function MealtimesPanel({ settings, categories }: MealtimesPanelProps) {
  const [isChecked, setChecked] = useState(false);
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;
  const problems = Object.values(draft).flatMap((times) => draftProblem(times) ?? []);
  const [problem] = isChecked ? problems : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.length === 0) void form.store({ mealtimes: storedOf(draft) });
  };

  return (
    <section aria-labelledby="mealtimes">
      <List noValidate onSubmit={submit}>
        <h2 id="mealtimes">Mealtimes</h2>
        <Hint>
          When the dishes of a category are served. Without times they are served all day. A dish can have
          times of its own, in its form.
        </Hint>
        {form.notice}
        <ul>
          {categoriesWith(categories, draft).map(({ name: category, label }) => {
            const times = timesOf(draft, category);
            return (
              <li key={category}>
                <span>{label}</span>
                <MealtimeInputs
                  of={category}
                  value={times}
                  isInvalid={isChecked && draftProblem(times) !== null}
                  onChange={(changed) => setDraft(withCategory(draft, category, changed))}
                />
              </li>
            );
          })}
        </ul>
        {problem && <p role="alert">{problem}</p>}
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save mealtimes
          </Button>
        </div>
      </List>
      {form.question}
    </section>
  );
}

const List = styled(SettingForm)`
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    align-items: center;
    gap: 4px 12px;
    padding-block: 6px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  > [role='alert'] {
    font-size: var(--t-small);
    color: var(--error);
  }
`;

import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import {
  type CategoryDepartments,
  departmentOfCategory,
  MENU_DEPARTMENTS,
} from '@storefront/shared/rules/departments';
import { Button } from '@storefront/shared/ui/Button';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { EditField } from '../../../common/conflict/edit-field';
import { departmentWords } from '../../../common/department-words';
import { useCategories } from '../../../common/use-categories';
import { Hint, SettingForm } from '../setting-style';
import { useSettingsForm } from '../use-settings-form';
import { categoriesWith, withCategory } from '../with-category';

const words = {
  loading: 'Saving the departments…',
  success: 'Departments saved',
  failure: 'Failed to save the departments',
};

const toDraft = ({ departments = {} }: ShopSettings): CategoryDepartments => departments;

const textOf = (chosen: CategoryDepartments): string =>
  Object.entries(chosen)
    .map(([category, department]) => `${category}: ${departmentWords[department]}`)
    .sort()
    .join(', ');

const isSame = (one: CategoryDepartments, other: CategoryDepartments) => textOf(one) === textOf(other);

const fields: readonly EditField<CategoryDepartments, ShopSettings>[] = [
  {
    id: 'departments',
    label: 'Departments',
    text: textOf,
    shown: (draft) => textOf(draft) || 'As suggested',
    copy: (_, from) => from,
  },
];

/** Chooses who makes the dishes of a category (C220). Hidden with a server that tells no departments. */
export function DepartmentsSection() {
  const { data } = useQuery(callQuery('getSettings', {}));
  const categories = useCategories();
  if (!data?.departments || categories.length === 0) return null;
  return <DepartmentsPanel settings={data} categories={categories} />;
}

interface DepartmentsPanelProps {
  readonly settings: ShopSettings;
  readonly categories: readonly string[];
}

function DepartmentsPanel({ settings, categories }: DepartmentsPanelProps) {
  const form = useSettingsForm({ settings, toDraft, isSame, fields, words });
  const { draft, setDraft } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.store({ departments: draft });
  };

  return (
    <section aria-labelledby="departments">
      <List noValidate onSubmit={submit}>
        <h2 id="departments">Departments</h2>
        <Hint>
          Who makes the dishes of a category. The closet packs clothes and shoes. Orders that are placed
          already stay where they are.
        </Hint>
        {form.notice}
        <ul>
          {categoriesWith(categories, draft).map(({ name: category, label }, index) => (
            <li key={category}>
              <span id={`department-${index}`}>{label}</span>
              <Choices role="group" aria-labelledby={`department-${index}`}>
                {MENU_DEPARTMENTS.map((department) => (
                  <button
                    key={department}
                    type="button"
                    aria-pressed={departmentOfCategory(category, draft) === department}
                    onClick={() => setDraft(withCategory(draft, category, department))}
                  >
                    {departmentWords[department]}
                  </button>
                ))}
              </Choices>
            </li>
          ))}
        </ul>
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            Save departments
          </Button>
        </div>
      </List>
      {form.question}
    </section>
  );
}

const List = styled(SettingForm)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 6px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

const Choices = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--edge);

  button {
    min-width: 72px;
    min-height: var(--tap);
    padding-inline: 10px;
    border-radius: var(--r-control);
    font-size: var(--t-control);
    font-weight: 600;
    color: var(--muted);
  }

  button[aria-pressed='true'] {
    background: var(--strong);
    color: var(--on-strong);
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
`;

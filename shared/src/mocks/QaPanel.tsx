import { useSearchParams } from '@storefront/shared/router';
import { loadSessionAtom } from '@storefront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { type MockRole, mockRoles, signInAs } from './create-mock-world';
import { readQaSettings, writeQaSettings } from './qa-settings';
import { type Behaviour, behaviours } from './support/behaviour';
import type { MockWorld } from './world';

const labels: Readonly<Record<MockRole | Behaviour, string>> = {
  guest: 'A guest',
  customer: 'A customer',
  admin: 'Staff',
  normal: 'Answers as it should',
  empty: 'Every list is empty',
  slow: 'Answers late',
  failing: 'Every call fails',
};

const options = (words: readonly (MockRole | Behaviour)[]) =>
  words.map((word) => (
    <option key={word} value={word}>
      {labels[word]}
    </option>
  ));

/** A remote that runs alone: who is signed in, at which table, and how the mocked API behaves. */
export function QaPanel({ world }: { readonly world: MockWorld }) {
  const [settings, setSettings] = useState(readQaSettings);
  const [search, setSearch] = useSearchParams();
  const loadSession = useSetAtom(loadSessionAtom);
  const queries = useQueryClient();

  const change = (changes: Partial<typeof settings>) => {
    const next = { ...settings, ...changes };
    if (changes.person) signInAs(world, changes.person);
    world.behaviour = next.behaviour;
    setSettings(next);
    writeQaSettings(next);
    void loadSession().then(() => queries.resetQueries());
  };

  const chooseTable = (event: FormEvent<HTMLInputElement>) => {
    const table = event.currentTarget.value;
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (table) after.set('table', table);
      else after.delete('table');
      return after;
    });
  };

  return (
    <Panel aria-label="For QA">
      <details>
        <summary>For QA</summary>
        <Field label="Signed in">
          <Select
            value={settings.person}
            onChange={(event) => change({ person: event.currentTarget.value as MockRole })}
          >
            {options(mockRoles)}
          </Select>
        </Field>
        <Field label="Table" hint="Empty for no table">
          <TextInput value={search.get('table') ?? ''} onChange={chooseTable} />
        </Field>
        <Field label="The API">
          <Select
            value={settings.behaviour}
            onChange={(event) => change({ behaviour: event.currentTarget.value as Behaviour })}
          >
            {options(behaviours)}
          </Select>
        </Field>
      </details>
    </Panel>
  );
}

const Panel = styled.aside`
  position: fixed;
  inset: auto auto var(--s3) var(--s3);
  z-index: 100;
  padding: var(--s2) var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--t-small);

  details[open] > * + * {
    margin-top: var(--s3);
  }
`;

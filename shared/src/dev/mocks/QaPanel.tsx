import { useSearchParams } from '@storefront/shared/router';
import { loadSession } from '@storefront/shared/session';
import { downIcon, upIcon } from '@storefront/shared/ui/icons';
import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { type MockRole, mockRoles, signInAs } from './create-mock-world';
import { type QaSettings, writeQaSettings } from './qa-settings';
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

/**
 * Another person reloads all queries. Another API behaviour keeps shown errors, so that QA can test Retry.
 */
const isAsked = ({ person }: Partial<QaSettings>, { status }: QueryState): boolean =>
  person !== undefined || status !== 'error';

const options = (words: readonly (MockRole | Behaviour)[]) =>
  words.map((word) => (
    <option key={word} value={word}>
      {labels[word]}
    </option>
  ));

interface QaPanelProps {
  readonly world: MockWorld;
  /** The settings that the world was created with. */
  readonly start: QaSettings;
  /** Shown beside the button that opens the panel. */
  readonly children?: ReactNode;
}

/**
 * The QA panel of a remote that runs alone: sets person, table and behaviour of the mocked API. It takes its own space
 * above the page, so that it covers no control.
 */
export function QaPanel({ world, start, children }: QaPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [settings, setSettings] = useState(start);
  const [search, setSearch] = useSearchParams();
  const store = useStore();
  const queries = useQueryClient();

  const change = (changes: Partial<QaSettings>) => {
    const next = { ...settings, ...changes };
    if (changes.person) signInAs(world, changes.person);
    world.behaviour = next.behaviour;
    setSettings(next);
    writeQaSettings(next);
    void loadSession({ store, queries }).then(() =>
      queries.resetQueries({ predicate: ({ state }) => isAsked(changes, state) }),
    );
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
    <Strip aria-label="For QA">
      <Row>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          For QA <Icon path={isOpen ? upIcon : downIcon} size={16} />
        </Button>
        {children}
      </Row>
      <Fields id={id} hidden={!isOpen}>
        <Field label="Signed in">
          <Select
            value={settings.person}
            onChange={(event) => change({ person: event.currentTarget.value as MockRole })}
          >
            {options(mockRoles)}
          </Select>
        </Field>
        <Field label="The API">
          <Select
            value={settings.behaviour}
            onChange={(event) => change({ behaviour: event.currentTarget.value as Behaviour })}
          >
            {options(behaviours)}
          </Select>
        </Field>
        <Field label="Table" hint="Empty for no table">
          <TextInput value={search.get('table') ?? ''} onChange={chooseTable} />
        </Field>
      </Fields>
    </Strip>
  );
}

const Strip = styled.aside`
  padding: var(--s1) var(--gutter);
  border-bottom: 1px dashed var(--edge);
  background: var(--sunk);
  color: var(--ink);
  font-size: var(--t-small);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--s3) var(--s4);
  padding: var(--s2) 0 var(--s3);

  &[hidden] {
    display: none;
  }
`;

import { lazyPart } from '@storefront/shared/lazy';
import { callQuery } from '@storefront/shared/query/call-query';
import { parseTableList } from '@storefront/shared/rules/tables';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { SettingForm } from '../setting-style';
import { tableListText } from './table-list';

const CodeSheet = lazyPart(
  async () => (await import('./CodeSheet')).CodeSheet,
  <Spinner label="Loading the codes" />,
);

/** Proposed while the settings name no tables. */
const SOME_TABLES = '1-12';

/** Makes cards with QR codes that open the menu at a table (C51). Proposes the tables of the settings. */
export function TableCodesPanel() {
  const { data } = useQuery(callQuery('getSettings', {}));
  const [typed, setTyped] = useState<string | null>(null);
  const named = tableListText(data?.tables?.map(({ name }) => name) ?? []);
  const text = typed ?? (named || SOME_TABLES);
  const [asked, setAsked] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const list = parseTableList(text);
    setError(list.ok ? null : `The list ${list.problem}.`);
    if (list.ok) setAsked(list.tables.join(','));
  };

  return (
    <section aria-labelledby="table-codes">
      <Form noValidate onSubmit={submit}>
        <h2 id="table-codes">QR codes for tables</h2>
        <p>
          An order made with the code of its table counts as confirmed. One made without it is taken too, and
          marked for you to confirm at the table.
        </p>
        <Row>
          <Field label="Tables" error={error} hint="Such as 1-12, A1, Terrace-2">
            <TextInput
              autoComplete="off"
              maxLength={1000}
              value={text}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Show codes
          </Button>
        </Row>
      </Form>
      {asked !== null && <CodeSheet tables={asked} />}
    </section>
  );
}

const Form = styled(SettingForm)`
  > p {
    font-size: var(--t-small);
    color: var(--muted);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px 12px;

  > div {
    flex: 1 1 220px;
  }

  > button {
    margin-top: var(--label-room);
    height: 52px;
  }

  /* Below this width the button stands below the field. */
  @media (max-width: 639px) {
    > button {
      margin-top: 0;
    }
  }
`;

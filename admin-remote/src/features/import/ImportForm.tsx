import { ApiError } from '@storefront/shared/api/api-error';
import { applyImport, checkImport } from '@storefront/shared/api/imports';
import type {
  ImportCheck,
  ImportColumn,
  ImportResult,
} from '@storefront/shared/contract/entities/catalogue-import';
import type { Input } from '@storefront/shared/contract/types';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FileInput } from '../../common/form/FileInput';
import { UploadBar } from '../../common/form/UploadBar';
import { useSubmission } from '../../common/form/use-submission';
import { CheckedSheet, Result } from './CheckedSheet';
import { ImportColumns } from './ImportColumns';
import { ImportRows } from './ImportRows';
import { type ImportShop, rowsText } from './import-words';
import { refreshShop } from './refresh-shop';

/** Returns the columns of a sheet of which none is known to hold names, from the refusal; null: it was refused for another reason. */
const columnsOf = (error: unknown) =>
  error instanceof ApiError && Array.isArray(error.data?.columns)
    ? (error.data.columns as readonly ImportColumn[])
    : null;

/** Lets staff check a sheet, see what it would do, and do it (C305, C306). */
export function ImportForm({ shop }: { readonly shop: ImportShop }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [zip, setZip] = useState<File | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [check, setCheck] = useState<ImportCheck | null>(null);
  /** The columns of a sheet that was refused because none is known to hold names. */
  const [asked, setAsked] = useState<readonly ImportColumn[] | null>(null);
  /** The check whose import failed: rows may have changed since. */
  const [failedId, setFailedId] = useState<string | null>(null);
  const [done, setDone] = useState<ImportResult | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const checking = useSubmission({
    loading: 'Checking the file…',
    success: 'Checked',
    failure: 'Failed to check the file',
    onRefused: setErrors,
    onError(error) {
      setAsked(columnsOf(error));
      return false;
    },
  });
  const importing = useSubmission({
    loading: 'Importing…',
    success: 'Imported',
    failure: 'Failed to import',
  });

  const pick = (take: (file: File | null) => void, picked: File | null) => {
    // Its answer would show the rows of the file before.
    checking.submission.abort();
    take(picked);
    setErrors({});
    setCheck(null);
    setAsked(null);
    setDone(null);
  };

  /** @param columns what staff say that each column holds; absent: the heading says it */
  async function submit(columns?: readonly (string | null)[]) {
    if (!file) return setErrors({ file: 'Choose a file' });
    const form = new FormData();
    form.set('shop', shop);
    form.set('file', file);
    if (zip) form.set('pictures', zip);
    if (columns) form.set('columns', JSON.stringify(columns));
    setErrors({});
    setDone(null);
    await checking.submit(async (options) => {
      setCheck(await checkImport(form, options));
      setAsked(null);
    });
  }

  async function apply(id: string, choice: Input<'applyImport'>['body']) {
    const isDone = await importing.submit(async (options) => {
      const result = await applyImport(id, choice, options);
      refreshShop(client, shop);
      setCheck(null);
      setDone(result);
    });
    if (!isDone) setFailedId(id);
  }

  const { share, reason } = checking.submission;
  return (
    <Panel aria-labelledby="import-title">
      <h2 id="import-title">Import</h2>
      <Form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label="Sheet"
          required
          error={errors.file}
          hint="A workbook (XLSX) or CSV, up to 8 MB and 5,000 rows. The heading may be below a title, in English or Nepali. A row with an id changes that item."
        >
          <SheetInput onChange={({ target }) => pick(setFile, target.files?.[0] ?? null)} />
        </Field>
        <Field
          label="Pictures"
          optional
          error={errors.pictures}
          hint="A ZIP of up to 64 MB with the files that the sheet names, at most 200."
        >
          <ZipInput onChange={({ target }) => pick(setZip, target.files?.[0] ?? null)} />
        </Field>
        {reason && !errors.file && !errors.pictures && (
          <Notice kind="error" title="Not checked">
            {reason}
          </Notice>
        )}
        {share !== null && <UploadBar share={share} />}
        <div>
          <Button type="submit" variant={check ? 'secondary' : 'primary'} busy={share !== null}>
            Check the file
          </Button>
        </div>
      </Form>
      {asked && (
        <ImportColumns
          key={asked.map(({ head }) => head).join()}
          {...{ shop, columns: asked, ignored: [] }}
          isAsked
          isBusy={share !== null}
          onCheck={(columns) => void submit(columns)}
        />
      )}
      {check && (
        <CheckedSheet
          key={check._id}
          {...{ shop, check }}
          isChecking={share !== null}
          isImporting={importing.submission.share !== null}
          isStale={check._id === failedId}
          reason={importing.submission.reason}
          onCheck={(columns) => void submit(columns)}
          onImport={(choice) => void apply(check._id, choice)}
        />
      )}
      {done && (
        <Result>
          <h3 ref={heading} tabIndex={-1}>
            {`Imported: ${done.added} added, ${done.changed} changed${done.skipped.length > 0 ? `, ${rowsText(done.skipped.length)} left out` : ''}`}
          </h3>
          {done.skipped.length > 0 && (
            <ImportRows
              rows={done.skipped.map((row) => ({ ...row, action: 'error', changes: [] }))}
              label="Rows that were left out"
            />
          )}
        </Result>
      )}
    </Panel>
  );
}

const SheetInput = styled(FileInput).attrs({ accept: '.csv,.xlsx,text/csv' })``;
const ZipInput = styled(FileInput).attrs({ accept: '.zip,application/zip' })``;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  h2 {
    font-size: 1.25rem;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

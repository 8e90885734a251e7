import { applyImport, checkImport } from '@storefront/shared/api/imports';
import type { ImportCheck, ImportResult } from '@storefront/shared/contract/entities/catalogue-import';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FileInput } from '../../common/form/FileInput';
import { UploadBar } from '../../common/form/UploadBar';
import { useSubmission } from '../../common/form/use-submission';
import { refreshLists } from '../../common/refresh-lists';
import { refreshProducts } from '../../common/refresh-products';
import { ImportRows } from './ImportRows';
import { countsText, type ImportShop, rowsText, writtenCount } from './import-words';

/** Lets staff check a sheet, see what it would do, and do it (C305, C306). */
export function ImportForm({ shop }: { readonly shop: ImportShop }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [zip, setZip] = useState<File | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [check, setCheck] = useState<ImportCheck | null>(null);
  /** The check whose import failed: rows may have changed since. */
  const [failedId, setFailedId] = useState<string | null>(null);
  const [done, setDone] = useState<ImportResult | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (check || done) heading.current?.focus();
  }, [check, done]);
  const checking = useSubmission({
    loading: 'Checking the file…',
    success: 'Checked',
    failure: 'Failed to check the file',
    onRefused: setErrors,
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
    setDone(null);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return setErrors({ file: 'Choose a file' });
    const form = new FormData();
    form.set('shop', shop);
    form.set('file', file);
    if (zip) form.set('pictures', zip);
    setErrors({});
    setDone(null);
    await checking.submit(async (options) => setCheck(await checkImport(form, options)));
  }

  async function apply(id: string, take: 'all' | 'good') {
    const isDone = await importing.submit(async (options) => {
      const result = await applyImport(id, { take }, options);
      if (shop === 'product') refreshProducts(client);
      else refreshLists(client, ['listClosetItems', 'listClosetBrands', 'getClosetItem', 'listStockEvents']);
      setCheck(null);
      setDone(result);
    });
    if (!isDone) setFailedId(id);
  }

  const { share, reason } = checking.submission;
  const bad = check?.rows.filter(({ action }) => action === 'error').length ?? 0;
  const good = check ? writtenCount(check.rows) : 0;
  const isStale = check !== null && check._id === failedId;
  return (
    <Panel aria-labelledby="import-title">
      <h2 id="import-title">Import</h2>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Sheet"
          required
          error={errors.file}
          hint="A workbook (XLSX) or CSV, up to 8 MB and 5,000 rows. A row with an id changes that item, one without adds one. Columns that the sheet lacks stay as they are."
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
      {check && (
        <Result>
          <h3 ref={heading} tabIndex={-1}>
            {`${rowsText(check.rows.length)}: ${countsText(check.rows)}`}
          </h3>
          <p>Nothing is changed yet.</p>
          {check.unusedPictures.length > 0 && (
            <p>{`No row names these pictures: ${check.unusedPictures.join(', ')}`}</p>
          )}
          {isStale && importing.submission.reason && (
            <Notice kind="error" title="Not imported">
              {importing.submission.reason}
            </Notice>
          )}
          <Actions>
            {good > 0 && bad === 0 && !isStale && (
              <Button busy={importing.submission.share !== null} onClick={() => void apply(check._id, 'all')}>
                {`Import ${rowsText(good)}`}
              </Button>
            )}
            {good > 0 && (bad > 0 || isStale) && (
              <Button
                busy={importing.submission.share !== null}
                onClick={() => void apply(check._id, 'good')}
              >
                {bad > 0 && !isStale
                  ? `Import ${good} good ${good === 1 ? 'row' : 'rows'}`
                  : 'Import the good rows'}
              </Button>
            )}
            {bad > 0 && (
              <p>Or mend the rows in the file, and check it again: then all of them are imported.</p>
            )}
          </Actions>
          <ImportRows key={check._id} rows={check.rows} label="Rows of the file" />
        </Result>
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

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  h3 {
    font-size: 1.0625rem;
  }

  p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

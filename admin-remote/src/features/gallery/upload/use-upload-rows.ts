import { useState } from 'react';
import type { FieldErrors } from '../../../common/form/form-failure';
import { checkRow, takeFiles, type UploadRow } from './upload-row';

/** State of the upload dialog: its pictures and their texts. */
export function useUploadRows() {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [advice, setAdvice] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  const change = (key: string, changes: Partial<UploadRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  return {
    rows,
    advice,
    refusals,
    choose(files: readonly File[]) {
      const taken = takeFiles(rows, files);
      setRows(taken.rows);
      setAdvice(taken.advice);
    },
    /** Sets a text and clears its error. */
    write: (row: UploadRow, field: 'title' | 'alt', text: string) =>
      change(row.key, { [field]: text, errors: { ...row.errors, [field]: '' } }),
    refuse(row: UploadRow, errors: FieldErrors) {
      change(row.key, { errors });
      setRefusals((count) => count + 1);
    },
    remove: (key: string) => setRows((before) => before.filter((row) => row.key !== key)),
    /** @returns true if all rows are complete. */
    check(): boolean {
      const checked = rows.map(checkRow);
      const isComplete = checked.every(({ errors }) => Object.keys(errors).length === 0);
      setRows(checked);
      if (rows.length === 0) setAdvice('Choose a picture first.');
      if (!isComplete || rows.length === 0) setRefusals((count) => count + 1);
      return isComplete && rows.length > 0;
    },
  };
}

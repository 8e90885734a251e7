import type { CallOptions } from '@storefront/shared/api';
import { addGalleryImage } from '@storefront/shared/api/gallery';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, formFailure } from '../../../common/form/form-failure';
import { useSubmission } from '../../../common/form/use-submission';
import { refreshLists } from '../../../common/refresh-lists';
import { toUploadData, type UploadRow } from './upload-row';

interface UploadHandlers {
  readonly onAdded: (row: UploadRow) => void;
  readonly onRefused: (row: UploadRow, faults: FieldErrors) => void;
}

/** Uploads pictures one after another: slow connections carry one at a time, and a failure stays with its picture. */
export function useGalleryUpload({ onAdded, onRefused }: UploadHandlers) {
  const client = useQueryClient();
  const { submit, submission } = useSubmission({
    loading: 'Adding images…',
    success: messages.admin.imageAdded,
    failure: messages.admin.addImagesFailed,
  });

  async function addAll(rows: readonly UploadRow[], { signal, onUploadProgress }: CallOptions) {
    let failed = 0;
    for (const [index, row] of rows.entries()) {
      if (signal?.aborted) break;
      const report = (share: number) => onUploadProgress?.((index + share) / rows.length);
      try {
        await addGalleryImage(toUploadData(row), { ...(signal && { signal }), onUploadProgress: report });
        onAdded(row);
      } catch (error) {
        failed += 1;
        const { reason, fields } = formFailure(error);
        onRefused(row, Object.keys(fields).length > 0 ? fields : { image: reason });
      }
    }
    if (failed > 0) throw new Error(`${failed} of ${rows.length} could not be added.`);
  }

  /** @returns true if all of them were added. */
  async function upload(rows: readonly UploadRow[]): Promise<boolean> {
    const isDone = await submit((options) => addAll(rows, options));
    refreshLists(client, ['listGallery']);
    return isDone;
  }
  return { upload, submission };
}

import { addClosetItem, updateClosetItem } from '@storefront/shared/api/closet';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import * as messages from '@storefront/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmissionOptions, useSubmission } from '../../../common/form/use-submission';
import { refreshCloset } from '../refresh-closet';
import { type ClosetForm, toClosetData } from './closet-form';

type Listeners = Pick<SubmissionOptions, 'onRefused' | 'onError'>;

/** Returns a function that adds or changes a closet item, with the messages of §8. @param item null adds one */
export function useSaveClosetItem(item: ClosetItem | null, listeners: Listeners) {
  const client = useQueryClient();
  const { submit, submission } = useSubmission({
    loading: item ? 'Updating item…' : 'Adding item…',
    success: item ? messages.admin.itemUpdated : messages.admin.itemAdded,
    failure: item ? messages.admin.updateItemFailed : messages.admin.uploadProductFailed,
    ...listeners,
  });

  /** @returns true if it is saved. */
  async function save(form: ClosetForm): Promise<boolean> {
    const data = toClosetData(form, item);
    const isSaved = await submit((options) =>
      item ? updateClosetItem(item._id, data, options) : addClosetItem(data, options),
    );
    refreshCloset(client);
    return isSaved;
  }
  return { save, submission };
}

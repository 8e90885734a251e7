import { updateOptionGroup } from '@storefront/shared/api/options';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staleSave } from '../../../common/conflict/use-edit-conflict';
import { toGroupBody, toGroupForm } from './option-group-form';
import { refreshOptions } from './refresh-options';

const FAILED = 'Failed to save the options';

/** Stores a group with one choice sold out, or not. @throws ApiError */
function store(group: OptionGroupOnWire, choiceId: string, soldOut: boolean) {
  const form = toGroupForm(group);
  const choices = form.choices.map((choice) => (choice._id === choiceId ? { ...choice, soldOut } : choice));
  return updateOptionGroup(group._id, toGroupBody({ ...form, choices }, group.version));
}

/**
 * Marks a choice as sold out or puts it back. If somebody changed the group meanwhile, marks it in the newest version:
 * the mark contradicts no other change (C165). A failure shows a message.
 */
export function useSellOutChoice(group: OptionGroupOnWire) {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const mark = async (choiceId: string, soldOut: boolean) => {
    if (busyId !== null) return;
    setBusyId(choiceId);
    try {
      await store(group, choiceId, soldOut).catch((error: unknown) => {
        const newer = staleSave(error);
        if (!newer) throw error;
        return store(newer.current as OptionGroupOnWire, choiceId, soldOut);
      });
    } catch {
      notify.error(FAILED);
    }
    setBusyId(null);
    refreshOptions(client);
  };
  return { busyId, mark };
}

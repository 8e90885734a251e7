import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { Input } from '@storefront/shared/contract/types';
import { useState } from 'react';
import type { EditField } from '../../common/conflict/edit-field';
import { useEditConflict } from '../../common/conflict/use-edit-conflict';
import { useUnsaved } from '../../common/form/use-unsaved';
import { type SaveWords, useSaveSettings } from './use-save-settings';

interface Options<Draft> {
  readonly settings: ShopSettings;
  /** Returns the part of the settings that the form edits. */
  readonly toDraft: (settings: ShopSettings) => Draft;
  /** True if storing one draft stores the same as storing the other. */
  readonly isSame: (one: Draft, other: Draft) => boolean;
  readonly fields: readonly EditField<Draft, ShopSettings>[];
  readonly words: SaveWords;
}

/**
 * The form of a part of the settings. What another window saves shows here too, except over a draft that is being edited;
 * then the save shows the conflict (C165). Leaving with a changed draft asks first.
 */
export function useSettingsForm<Draft>({ settings, toDraft, isSame, fields, words }: Options<Draft>) {
  const [draft, setDraft] = useState(() => toDraft(settings));
  const [stored, setStored] = useState(draft);
  const [shown, setShown] = useState(settings);
  const { save, isBusy } = useSaveSettings();
  const { question } = useUnsaved(!isSame(draft, stored), () => setDraft(stored));
  const conflict = useEditConflict({
    opened: settings,
    values: draft,
    setValues: setDraft,
    toForm: toDraft,
    fields,
  });

  /** Shows the stored settings in place of the draft. */
  const restart = (saved: ShopSettings) => {
    setDraft(toDraft(saved));
    setStored(toDraft(saved));
    conflict.restart(saved);
  };

  if (settings !== shown) {
    setShown(settings);
    if (isSame(draft, stored)) restart(settings);
  }

  /** Stores the changes, unless a conflict is undecided. */
  const store = async (changes: Input<'updateSettings'>['body']) => {
    if (!conflict.check()) return;
    const versions = conflict.item?.versions;
    const saved = await save({ ...changes, ...(versions && { versions }) }, words, conflict.take);
    if (saved) restart(saved);
  };

  return { draft, setDraft, store, isBusy, notice: conflict.notice, question };
}

import type { ImageSet } from '@storefront/shared/contract/entities/common';
import { PICTURE_LIMITS } from '@storefront/shared/rules/picture-limits';
import { Field } from '@storefront/shared/ui/Field';
import { FileInput } from './FileInput';
import { type PictureFrame, PictureFrames } from './PictureFrames';
import { usePickedPicture } from './use-picked-picture';

interface PictureFieldProps {
  readonly label: string;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** The picture there is now, shown until another is chosen. */
  readonly current?: { readonly image: string; readonly imageSet?: ImageSet | undefined } | undefined;
  /** Where the shop shows it, each cut as it is cut there. */
  readonly frames: readonly PictureFrame[];
  /** What to mind when choosing one. */
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** Chooses a picture: limits told beforehand and checked at once (P37), a preview of how the shop will cut it. */
export function PictureField({
  label,
  file,
  onFile,
  current,
  frames,
  hint,
  error,
  required,
}: PictureFieldProps) {
  const { url, take, advice } = usePickedPicture(file, onFile);
  const shown = url ? { image: url, imageSet: undefined } : current;
  return (
    <div>
      <PictureFrames image={shown?.image ?? ''} imageSet={shown?.imageSet} frames={frames} />
      <Field
        label={label}
        required={required}
        error={advice ?? error}
        hint={hint ? `${PICTURE_LIMITS}. ${hint}` : PICTURE_LIMITS}
      >
        <FileInput onChange={({ target }) => take(target.files?.[0] ?? null)} />
      </Field>
    </div>
  );
}

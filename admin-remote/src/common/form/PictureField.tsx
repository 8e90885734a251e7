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
  /** The stored picture, shown until staff choose another. */
  readonly current?: { readonly image: string; readonly imageSet?: ImageSet | undefined } | undefined;
  /** The crops that the shop uses, for the preview. */
  readonly frames: readonly PictureFrame[];
  /** Advice for choosing a picture. */
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly optional?: boolean;
}

/** Lets staff choose a picture. Checks its limits at once (P37) and previews each crop. */
export function PictureField({
  label,
  file,
  onFile,
  current,
  frames,
  hint,
  error,
  required,
  optional,
}: PictureFieldProps) {
  const { url, take, advice } = usePickedPicture(file, onFile);
  const shown = url ? { image: url, imageSet: undefined } : current;
  return (
    <div>
      <PictureFrames image={shown?.image ?? ''} imageSet={shown?.imageSet} frames={frames} />
      <Field
        label={label}
        required={required}
        optional={optional}
        error={advice ?? error}
        hint={hint ? `${PICTURE_LIMITS}. ${hint}` : PICTURE_LIMITS}
      >
        <FileInput onChange={({ target }) => take(target.files?.[0] ?? null)} />
      </Field>
    </div>
  );
}

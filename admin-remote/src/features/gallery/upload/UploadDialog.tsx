import { PICTURE_LIMITS } from '@storefront/shared/rules/picture-limits';
import { Field } from '@storefront/shared/ui/Field';
import styled from 'styled-components';
import { FileInput } from '../../../common/form/FileInput';
import { FormDialog } from '../../../common/form/FormDialog';
import { UploadRowFields } from './UploadRowFields';
import { useGalleryUpload } from './use-gallery-upload';
import { useUploadRows } from './use-upload-rows';

/** Uploads several pictures to the gallery (§2 "Gallery tab"). Failed ones stay in the dialog for another try. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { rows, advice, refusals, choose, write, refuse, remove, check } = useUploadRows();
  const { upload, submission } = useGalleryUpload({
    onAdded: ({ key }) => remove(key),
    onRefused: refuse,
  });
  return (
    <FormDialog
      title="Add images"
      action={rows.length > 1 ? `Add ${rows.length} images` : 'Add image'}
      form={{ isChanged: rows.length > 0, refusals }}
      submission={submission}
      onSubmit={async () => check() && upload(rows)}
      onClose={onClose}
    >
      <Field
        label="Pictures"
        error={advice}
        hint={`${PICTURE_LIMITS} each. The gallery cuts them to 4 by 3.`}
      >
        <FileInput
          multiple
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Field>
      <Rows aria-label="Pictures to add">
        {rows.map((row) => (
          <UploadRowFields
            key={row.key}
            row={row}
            onWrite={(field, text) => write(row, field, text)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </Rows>
    </FormDialog>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

import { Field } from '@storefront/shared/ui/Field';
import { Icon } from '@storefront/shared/ui/Icon';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { Picture } from '@storefront/shared/ui/Picture';
import { TextInput } from '@storefront/shared/ui/TextInput';
import styled from 'styled-components';
import { useObjectUrl } from '../../../common/form/use-object-url';
import type { UploadRow } from './upload-row';

interface UploadRowFieldsProps {
  readonly row: UploadRow;
  readonly onWrite: (field: 'title' | 'alt', text: string) => void;
  readonly onRemove: () => void;
}

/** One picture to be added: how the gallery cuts it, its title and its description. */
export function UploadRowFields({ row, onWrite, onRemove }: UploadRowFieldsProps) {
  const { file, title, alt, errors } = row;
  const url = useObjectUrl(file);
  return (
    <Row aria-label={file.name}>
      <Picture image={url} alt="" ratio="4 / 3" sizes="112px" loading="eager" />
      <div>
        <Field label="Title" required error={errors.title}>
          <TextInput
            maxLength={120}
            autoComplete="off"
            value={title}
            onChange={({ target }) => onWrite('title', target.value)}
          />
        </Field>
        <Field label="Description" required error={errors.alt}>
          <TextInput
            maxLength={200}
            autoComplete="off"
            value={alt}
            onChange={({ target }) => onWrite('alt', target.value)}
          />
        </Field>
        {errors.image && (
          <p role="alert">
            <Icon name="alert" size={16} /> {errors.image}
          </p>
        )}
      </div>
      <IconButton icon="bin" label={`Leave out ${file.name}`} onClick={onRemove} />
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  align-items: start;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    gap: 12px;
  }

  [role='alert'] {
    font-size: var(--t-small);
    font-weight: 500;
    color: var(--error);
  }

  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > span {
      max-width: 160px;
    }

    > div {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

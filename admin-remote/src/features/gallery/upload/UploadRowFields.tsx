import { Icon } from '@storefront/shared/ui/Icon';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { alertIcon, binIcon } from '@storefront/shared/ui/icons';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';
import { TextField } from '../../../common/form/TextField';
import { useObjectUrl } from '../../../common/form/use-object-url';
import type { UploadRow } from './upload-row';

interface UploadRowFieldsProps {
  readonly row: UploadRow;
  readonly onWrite: (field: 'title' | 'alt', text: string) => void;
  readonly onRemove: () => void;
}

/** Fields of one new picture: preview of the crop, title and description. */
export function UploadRowFields({ row, onWrite, onRemove }: UploadRowFieldsProps) {
  const { file, title, alt, errors } = row;
  const url = useObjectUrl(file);
  return (
    <Row aria-label={file.name}>
      <Picture image={url} alt="" ratio="4 / 3" sizes="112px" loading="eager" />
      <div>
        <TextField
          label="Title"
          required
          error={errors.title}
          maxLength={120}
          value={title}
          onChange={(text) => onWrite('title', text)}
        />
        <TextField
          label="Description"
          required
          error={errors.alt}
          maxLength={200}
          value={alt}
          onChange={(text) => onWrite('alt', text)}
        />
        {errors.image && (
          <p role="alert">
            <Icon path={alertIcon} size={16} />
            <span>{` ${errors.image}`}</span>
          </p>
        )}
      </div>
      <IconButton icon={binIcon} label={`Leave out ${file.name}`} onClick={onRemove} />
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

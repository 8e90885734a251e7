import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { PictureField } from '../../../common/form/PictureField';
import { TextField } from '../../../common/form/TextField';
import { type ColorForm, isHex } from './color-form';

/** How the catalogue crops a picture. */
const FRAMES = [{ label: 'In the catalogue', ratio: '4 / 5', width: 112 }];

/** Value of the colour input while no colour is chosen. */
const NO_COLOR = '#8a8a8a';

interface ColorRowProps {
  /** Position in the list, from 1. */
  readonly number: number;
  readonly color: ColorForm;
  readonly errors: { readonly [F in 'name' | 'hex' | 'image']?: string | undefined };
  readonly onChange: (changes: Partial<ColorForm>) => void;
  /** Absent when it is the only colour. */
  readonly onRemove?: () => void;
}

/** Fields of one colour: name, swatch and picture. */
export function ColorRow({ number, color, errors, onChange, onRemove }: ColorRowProps) {
  return (
    <Box role="group" aria-label={`Colour ${number}`}>
      <Top>
        <TextField
          label="Colour name"
          error={errors.name}
          maxLength={60}
          value={color.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label="Swatch"
          error={errors.hex}
          placeholder="#a81e22"
          maxLength={7}
          spellCheck={false}
          value={color.hex}
          onChange={(hex) => onChange({ hex })}
        />
        <Well
          type="color"
          aria-label={`Pick the swatch of colour ${number}`}
          value={isHex(color.hex) ? color.hex.trim().toLowerCase() : NO_COLOR}
          onChange={({ target }) => onChange({ hex: target.value })}
        />
      </Top>
      <PictureField
        label="Picture"
        file={color.image}
        onFile={(image) => onChange({ image })}
        current={color.current}
        frames={FRAMES}
        hint="Upright, the piece in the middle."
        error={errors.image}
      />
      {onRemove && (
        <Remove
          icon={binIcon}
          label={`Remove ${color.name.trim() || `colour ${number}`}`}
          onClick={onRemove}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  padding: 16px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1px var(--line);
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px 52px;
  align-items: start;
  gap: 8px;
  padding-right: 44px;

  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr) 52px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Well = styled.input`
  width: 52px;
  height: 52px;
  margin-top: var(--label-room);
  padding: 4px;
  border: 1.5px solid var(--edge);
  border-radius: var(--r-control);
  background: var(--surface);
  cursor: pointer;
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 8px;
  right: 8px;
`;

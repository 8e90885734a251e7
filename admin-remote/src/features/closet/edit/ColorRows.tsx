import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import type { FieldErrors } from '../../../common/form/form-failure';
import { FormGroup } from '../../../common/form/form-group';
import { ColorRow } from './ColorRow';
import { type ColorForm, emptyColor, MOST_COLORS } from './color-form';

interface ColorRowsProps {
  readonly colors: readonly ColorForm[];
  readonly errors: FieldErrors;
  readonly onChange: (colors: readonly ColorForm[]) => void;
}

/** Lists the colours of an item. The first colour's picture is the item's own (C61). */
export function ColorRows({ colors, errors, onChange }: ColorRowsProps) {
  const replace = (key: string, changes: Partial<ColorForm>) =>
    onChange(colors.map((color) => (color.key === key ? { ...color, ...changes } : color)));
  return (
    <FormGroup>
      <legend>Colours</legend>
      <p>The first one is shown in the catalogue.</p>
      {colors.map((color, index) => (
        <ColorRow
          key={color.key}
          number={index + 1}
          color={color}
          errors={{
            name: errors[`colorName_${index}`],
            hex: errors[`colorHex_${index}`],
            image: errors[`colorImage_${index}`],
          }}
          onChange={(changes) => replace(color.key, changes)}
          {...(colors.length > 1 && {
            onRemove: () => onChange(colors.filter(({ key }) => key !== color.key)),
          })}
        />
      ))}
      {colors.length < MOST_COLORS && (
        <Button variant="secondary" onClick={() => onChange([...colors, emptyColor()])}>
          <Icon path={plusIcon} size={18} />
          Add colour
        </Button>
      )}
    </FormGroup>
  );
}

import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { FieldPair } from '../../../common/form/FieldPair';
import { PriceField } from '../../../common/form/PriceField';
import { TextField } from '../../../common/form/TextField';
import type { ClosetFieldsProps } from './ClosetFields';

interface ClosetSaleFieldsProps extends ClosetFieldsProps {
  /** True if the stock changes by movements only (C166). */
  readonly isStockFixed: boolean;
  /** True if the grid below holds the pieces (C273). */
  readonly isCountedByCell: boolean;
}

/** Price, stock and sizes of a closet item (C62, C63, C64). */
export function ClosetSaleFields({
  form,
  errors,
  onChange,
  isStockFixed,
  isCountedByCell,
}: ClosetSaleFieldsProps) {
  return (
    <>
      <FieldPair>
        <PriceField value={form.price} error={errors.price} onChange={(price) => onChange({ price })} />
        {isCountedByCell ? (
          <p>The stock is counted by size and colour, below.</p>
        ) : isStockFixed ? (
          <p>{`${form.availableStock} in stock. Change it in the Stock column of the list.`}</p>
        ) : (
          <TextField
            label="Available stock"
            required
            error={errors.availableStock}
            hint="0 is shown as out of stock"
            inputMode="numeric"
            maxLength={7}
            value={form.availableStock}
            onChange={(availableStock) => onChange({ availableStock })}
          />
        )}
        <TextField
          label="Size options"
          required
          error={errors.sizeOptions}
          hint="Comma-separated, as in S, M, L"
          maxLength={400}
          value={form.sizeOptions}
          onChange={(sizeOptions) => onChange({ sizeOptions })}
        />
        <TextField
          label="Ratings"
          optional
          error={errors.ratings}
          hint="Stars, from 0 to 5"
          inputMode="decimal"
          maxLength={3}
          value={form.ratings}
          onChange={(ratings) => onChange({ ratings })}
        />
      </FieldPair>
      <div>
        <Checkbox
          label="Top Seller"
          checked={form.isTopSeller}
          onChange={({ target }) => onChange({ isTopSeller: target.checked })}
        />
      </div>
    </>
  );
}

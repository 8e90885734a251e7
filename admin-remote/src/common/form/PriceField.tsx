import { TextField } from './TextField';

interface PriceFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (price: string) => void;
}

/** Price of one piece, in rupees as typed: `250` or `99.50`. */
export function PriceField({ value, error, onChange }: PriceFieldProps) {
  return (
    <TextField
      label="Price in Rs"
      required
      error={error}
      inputMode="decimal"
      maxLength={10}
      value={value}
      onChange={onChange}
    />
  );
}

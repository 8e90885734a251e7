import styled from 'styled-components';
import { safeColor } from './internal/safe-color';

export interface SwatchColor {
  name: string;
  hex?: string | null | undefined;
  /** Struck through and named as sold out; it can still be chosen, to see its picture. */
  isGone?: boolean | undefined;
}

export interface SwatchesProps {
  colors: readonly SwatchColor[];
  /** Name of the chosen colour. */
  value: string | null | undefined;
  onChange: (name: string) => void;
  /** Accessible name of the group: "Colour of Striped tee". */
  label?: string | undefined;
  className?: string | undefined;
}

/** Colour dots of 20 px in touch targets of 44 px. A colour without a hex value shows its first letter. */
export function Swatches({ colors, value, onChange, label = 'Colour', className }: SwatchesProps) {
  return (
    <Group role="group" aria-label={label} className={className} style={{ '--count': colors.length }}>
      {colors.map(({ name, hex, isGone }) => {
        const color = safeColor(hex);
        const label = isGone ? `${name}, sold out` : name;
        return (
          <Target
            key={name}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={name === value}
            onClick={() => onChange(name)}
          >
            <Dot data-gone={isGone || undefined} style={{ backgroundColor: color }}>
              {color ? null : name.slice(0, 1)}
            </Dot>
          </Target>
        );
      })}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-height: var(--tap);
  margin-left: -12px;
`;

const Target = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: clamp(32px, 100% / var(--count), var(--tap));
  height: var(--tap);
  touch-action: manipulation;

  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--sunk);
  box-shadow: inset 0 0 0 1px var(--edge);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;

  [aria-pressed='true'] > & {
    box-shadow: inset 0 0 0 1px var(--edge), 0 0 0 3px var(--bg), 0 0 0 4.5px var(--ink);
  }

  &[data-gone] {
    background-image: linear-gradient(
      135deg,
      transparent 38%,
      var(--bg) 38% 45%,
      var(--ink) 45% 55%,
      var(--bg) 55% 62%,
      transparent 62%
    );
  }

  /* A swatch without its colour says nothing. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    color: var(--ink);
  }
`;

import styled from 'styled-components';
import type * as icons from './icons';

/** One of the drawings of `ui/icons`. */
export type IconPath = (typeof icons)[keyof typeof icons];

export interface IconProps {
  path: IconPath;
  /** Edge in px. */
  size?: number | undefined;
  /** Only where no text beside it says the same; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line drawing in the colour of the text around it. */
export function Icon({ path, size = 20, label, className }: IconProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Drawing className={className} viewBox="0 0 24 24" width={size} height={size} {...named}>
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

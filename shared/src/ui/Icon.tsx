import styled from 'styled-components';
import type * as frameIcons from './frame-icons';
import type * as icons from './icons';

/** One of the icons in `ui/icons` or `ui/frame-icons`. */
export type IconPath = (typeof icons)[keyof typeof icons] | (typeof frameIcons)[keyof typeof frameIcons];

export interface IconProps {
  path: IconPath;
  /** Width and height, px. */
  size?: number | undefined;
  /** Accessible name; leave it out if a text beside the icon says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line icon in the colour of the text. */
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

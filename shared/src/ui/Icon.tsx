import styled from 'styled-components';
import { type IconName, iconPaths } from './internal/icon-paths';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Edge in px. */
  size?: number | undefined;
  /** Only where no text beside it says the same; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line drawing in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Drawing className={className} viewBox="0 0 24 24" width={size} height={size} {...named}>
      <path d={iconPaths[name]} />
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

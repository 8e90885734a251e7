import styled from 'styled-components';
import { FaintMark } from './internal/FaintMark';

export interface PicturePlaceholderProps {
  alt: string;
  /** Aspect ratio, as in CSS: "4 / 5". */
  ratio?: string | undefined;
  className?: string | undefined;
}

/** Replaces a missing picture with the faint logo on the background of the brand theme. */
export function PicturePlaceholder({ alt, ratio, className }: PicturePlaceholderProps) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Ground className={className} style={{ aspectRatio: ratio }} {...named}>
      <Stencil />
    </Ground>
  );
}

const Ground = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  overflow: hidden;
  border-radius: var(--r-tile);
  background: var(--sunk);
`;

const Stencil = styled(FaintMark)`
  width: 34%;
  max-width: 96px;
`;

import styled, { keyframes } from 'styled-components';

export interface SkeletonProps {
  width?: string | undefined;
  height?: string | undefined;
  /** Aspect ratio, as in CSS: "4 / 5"; replaces the height. */
  ratio?: string | undefined;
  radius?: string | undefined;
  className?: string | undefined;
}

/** Reserves the place of loading content at its size. The region around it names what loads. */
export function Skeleton({ width = '100%', height, ratio, radius, className }: SkeletonProps) {
  return (
    <Block
      className={className}
      style={{ width, height: height ?? (ratio ? 'auto' : '1em'), aspectRatio: ratio, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Block = styled.span`
  display: block;
  max-width: 100%;
  border-radius: var(--r-control);
  background: var(--line);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

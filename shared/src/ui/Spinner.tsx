import styled from 'styled-components';
import { SpinnerRing } from './internal/spinner-ring';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps {
  /** What is loading: "Loading the menu". */
  label: string;
  hideLabel?: boolean | undefined;
  /** Width and height, px. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Says that something loads, as a status that screen readers announce once. */
export function Spinner({ label, hideLabel = false, size = 24, className }: SpinnerProps) {
  return (
    <Row role="status" className={className}>
      <SpinnerRing $size={size} />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Row>
  );
}

const Row = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--s3);
  color: var(--muted);
`;

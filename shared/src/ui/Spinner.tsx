import styled from 'styled-components';
import { SpinnerRing } from './internal/spinner-ring';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps {
  /** What is being waited for, such as "Loading the menu". */
  label: string;
  hideLabel?: boolean | undefined;
  /** Edge in px. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Says that something is on its way; a status, so that it is read out once. */
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

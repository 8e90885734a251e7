import styled from 'styled-components';

interface UploadBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly label?: string;
}

/** Shows the progress of an upload. */
export function UploadBar({ share, label = 'Upload' }: UploadBarProps) {
  const percent = Math.round(share * 100);
  return (
    <Row>
      <progress aria-label={label} value={percent} max={100} />
      <span>{percent < 100 ? `${percent} %` : 'Saving…'}</span>
    </Row>
  );
}

const Row = styled.div`
  flex: 1 0 100%;
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  progress {
    flex: 1;
    height: 8px;
    appearance: none;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: var(--sunk);
    accent-color: var(--ink);
  }

  progress::-webkit-progress-bar {
    background: var(--sunk);
  }

  progress::-webkit-progress-value {
    background: var(--ink);
    transition: width var(--fast);
  }

  progress::-moz-progress-bar {
    background: var(--ink);
  }

  span {
    min-width: 7ch;
    text-align: right;
  }
`;

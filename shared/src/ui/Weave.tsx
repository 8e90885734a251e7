import styled from 'styled-components';

export interface WeaveProps {
  /** `rule`: 112 px under a title. `edge`: top edge of the order summary. `runner`: across the table. */
  kind?: 'rule' | 'edge' | 'runner' | undefined;
  className?: string | undefined;
}

/** The dhaka weave, a decoration for these three places only. */
export function Weave({ kind = 'rule', className }: WeaveProps) {
  return <Band $kind={kind} className={className} aria-hidden="true" />;
}

const Band = styled.div<{ $kind: 'rule' | 'edge' | 'runner' }>`
  height: ${({ $kind }) => ($kind === 'runner' ? '36px' : '9px')};
  width: ${({ $kind }) => ($kind === 'rule' ? '112px' : '100%')};
  background: ${({ $kind }) =>
    $kind === 'runner'
      ? 'var(--weave-runner) 50% 0 / 64px 36px repeat-x'
      : 'var(--weave) 0 0 / 16px 9px repeat-x var(--bg)'};
  image-rendering: pixelated;

  @media (max-width: 1023px) {
    ${({ $kind }) => $kind === 'runner' && 'height: 27px; background-size: 48px 27px;'}
  }

  [data-mood='staff'] & {
    display: none;
  }
`;

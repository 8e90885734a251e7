import { Button } from '@storefront/shared/ui/Button';
import { Icon, type IconPath } from '@storefront/shared/ui/Icon';
import { alertIcon, bellIcon, muteIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { type SoundState, useSound } from './use-sound';

const looks: Readonly<Record<SoundState, { word: string; icon: IconPath; label: string; title: string }>> = {
  on: {
    word: 'Sound on',
    icon: bellIcon,
    label: 'Order sound is on',
    title: 'A bell rings for each new order',
  },
  off: {
    word: 'Sound off',
    icon: muteIcon,
    label: 'Order sound is off',
    title: 'New orders come in silently',
  },
  blocked: {
    word: 'Sound blocked',
    icon: alertIcon,
    label: 'Order sound is blocked, press to allow it',
    title: 'The browser holds the sound back until you press here',
  },
};

/**
 * Switches the bell for new orders: on (plays a test tone), off, or blocked by the browser (C76, P30). `isCompact` leaves
 * the icon alone, also on a desk.
 */
export function SoundButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { state, toggle, button } = useSound();
  const { word, icon, label, title } = looks[state];
  return (
    <Toggle
      ref={button}
      variant="secondary"
      aria-label={label}
      aria-pressed={state === 'on'}
      title={title}
      data-state={state}
      data-compact={isCompact || undefined}
      onClick={() => void toggle()}
    >
      <Icon path={icon} />
      <Word>{word}</Word>
    </Toggle>
  );
}

const Toggle = styled(Button)`
  width: var(--tap);
  padding-inline: 0;
  font-size: var(--t-small);

  &[data-state='blocked'] {
    background: var(--pending-bg);
    color: var(--pending-ink);
  }

  /* As wide as its longest words, so that nothing beside it moves. */
  @media (min-width: 64em) {
    &:not([data-compact]) {
      width: auto;
      min-width: 11em;
      padding-inline: 14px;
    }
  }
`;

const Word = styled.span`
  display: none;

  @media (min-width: 64em) {
    ${Toggle}:not([data-compact]) & {
      display: inline;
    }
  }
`;

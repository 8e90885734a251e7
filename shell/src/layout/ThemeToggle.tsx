import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { moonIcon, sunIcon } from '@storefront/shared/ui/frame-icons';
import { Icon, type IconPath } from '@storefront/shared/ui/Icon';
import { useState } from 'react';
import styled from 'styled-components';
import { applyTheme, readTheme, type ThemeChoice, themeChoices } from './theme';

const faces: Readonly<Record<ThemeChoice, { label: string; icon: IconPath | null }>> = {
  auto: { label: 'Auto', icon: null },
  light: { label: 'Light', icon: sunIcon },
  dark: { label: 'Dark', icon: moonIcon },
};

/** The choice of the theme: light, dark or auto. */
export function ThemeToggle() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ThemeChoice | null>(null);
  const current = chosen ?? (isHydrated ? readTheme() : 'auto');

  const choose = (choice: ThemeChoice) => {
    applyTheme(choice);
    setChosen(choice);
  };

  return (
    <Choices aria-label="Theme" role="group">
      {themeChoices.map((choice) => {
        const { label, icon } = faces[choice];
        return (
          <Choice
            key={choice}
            type="button"
            aria-pressed={choice === current}
            aria-label={label}
            title={label}
            onClick={() => choose(choice)}
          >
            {icon ? <Icon path={icon} size={18} /> : label}
          </Choice>
        );
      })}
    </Choices>
  );
}

const Choices = styled.div`
  display: inline-flex;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line);
`;

const Choice = styled.button`
  display: grid;
  place-items: center;
  min-width: var(--tap);
  padding-inline: 10px;
  height: var(--tap);
  border-radius: var(--r-control);
  color: var(--muted);

  &[aria-pressed='true'] {
    background: var(--sunk);
    color: var(--ink);
  }
`;

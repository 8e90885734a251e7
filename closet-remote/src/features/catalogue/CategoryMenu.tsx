import { CLOSET_TYPES, type ClosetCategory } from '@storefront/shared/rules/closet-categories';
import { Icon } from '@storefront/shared/ui/Icon';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Entry, Item, Panel, Types } from './shop-nav-style';

/** How long a menu stays after the pointer has left it (§9), in ms. */
const HIDE_DELAY = 300;

interface CategoryMenuProps {
  readonly category: ClosetCategory;
  readonly division: 'closet' | 'kicks';
  readonly isCurrent: boolean;
  readonly subtype: string | undefined;
  /** Null chooses the whole category. */
  readonly onChoose: (subtype: string | null) => void;
}

/** A category with its menu of types: opens on hover, click and Enter, closes on leaving and Escape (C82). */
export function CategoryMenu({ category, division, isCurrent, subtype, onChoose }: CategoryMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  const hideSoon = () => {
    timer.current = setTimeout(() => setIsOpen(false), HIDE_DELAY);
  };
  const choose = (chosen: string | null) => {
    setIsOpen(false);
    onChoose(chosen);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <Item
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hideSoon()}
      onKeyDown={press}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <Entry
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
      >
        {category}
        <Icon name="down" size={16} />
      </Entry>
      {isOpen && (
        <Panel id={panelId}>
          <Types>
            <li>
              <button type="button" onClick={() => choose(null)}>
                All for {category}
              </button>
            </li>
            {CLOSET_TYPES[category][division].map((type) => (
              <li key={type}>
                <button
                  type="button"
                  aria-pressed={isCurrent && type === subtype}
                  onClick={() => choose(type)}
                >
                  {type}
                </button>
              </li>
            ))}
          </Types>
        </Panel>
      )}
    </Item>
  );
}

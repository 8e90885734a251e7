import type { ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { isComposing } from '@storefront/shared/ui/is-composing';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { stepThroughButtons } from './arrow-keys';
import { MegaPanel } from './MegaPanel';
import { Entry, Item } from './shop-nav-style';
import type { CatalogueFilter, FilterChange } from './use-filter';
import type { useOpenMenu } from './use-open-menu';

interface CategoryMenuProps {
  readonly category: ClosetCategory;
  readonly filter: CatalogueFilter;
  readonly menus: ReturnType<typeof useOpenMenu>;
  readonly onChange: (changes: FilterChange) => void;
}

/**
 * A category with a menu of its types. Opens on hover, press and keys. Closes on Escape, on blur, and 300 ms after the
 * pointer left (§2, C82). A press on a category that hover opened chooses the whole category.
 */
export function CategoryMenu({ category, filter, menus, onChange }: CategoryMenuProps) {
  const entry = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isOpen = menus.menu?.category === category;

  const choose = (changes: FilterChange) => {
    menus.close();
    entry.current?.focus();
    onChange({ category, ...changes });
  };
  const press = () => {
    if (!isOpen) menus.press(category);
    else if (menus.menu?.by === 'hover') choose({ type: null });
    else menus.close();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && isOpen) entry.current?.focus();
    else if (isOpen) stepThroughButtons(event);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      menus.press(category);
    }
  };

  /** Safari does not focus a pressed button. A blur without a new focus is a press, maybe inside the menu. */
  const loseFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) menus.close();
  };

  return (
    <Item
      onPointerEnter={(event) => event.pointerType === 'mouse' && menus.hover(category)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && isOpen && menus.leave()}
      onKeyDown={pressKey}
      onBlur={loseFocus}
    >
      <Entry
        ref={entry}
        type="button"
        data-label={category}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={filter.category === category || undefined}
        onClick={press}
      >
        {category}
      </Entry>
      {isOpen && <MegaPanel id={panelId} category={category} filter={filter} onChoose={choose} />}
    </Item>
  );
}

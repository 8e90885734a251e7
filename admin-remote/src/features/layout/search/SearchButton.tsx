import { lazyPart } from '@storefront/shared/lazy';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { findIcon } from '@storefront/shared/ui/icons';
import { useEffect, useState } from 'react';

const SearchDialog = lazyPart(async () => (await import('./SearchDialog')).SearchDialog);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Opens the search across orders, items and customers; so does the key `/` outside of fields and dialogs (C290). */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton icon={findIcon} label="Search" aria-keyshortcuts="/" onClick={() => setOpen(true)} />
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

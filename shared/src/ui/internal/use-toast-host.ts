import { useEffect, useState } from 'react';
import { onModalChange } from './modal-change';

const topModal = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/**
 * Returns the element that must hold the messages: the topmost modal, because the page behind it is inert; else null.
 */
export function useToastHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setHost(topModal());
    look();
    return onModalChange(look);
  }, []);
  return host;
}

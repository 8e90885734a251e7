import { useEffect, useState } from 'react';
import { onModalChange } from './modal-change';

const topModal = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/**
 * Where messages have to stand: in the modal on top, if there is one, since the page around it is inert and under it;
 * null otherwise.
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

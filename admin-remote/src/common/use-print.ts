import { useEffect, useEffectEvent } from 'react';

/** Opens the browser's print dialog once. @param onDone called when the dialog closed */
export function usePrint(onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
}

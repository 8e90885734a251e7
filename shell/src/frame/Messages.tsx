import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@storefront/shared/ui/Toaster')).Toaster }));

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * The messages at the bottom of the screen. In the shop every one of them answers something that the visitor did, so
 * what paints them is fetched at the first sign of life and not with the first screen; staff also hear of new orders.
 */
export function Messages({ isStaff }: { readonly isStaff: boolean }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wake, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wake);
    };
  }, []);
  if (!isAwake && !isStaff) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

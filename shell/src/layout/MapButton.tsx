import { lazyPart } from '@storefront/shared/lazy';
import { notify } from '@storefront/shared/toast';
import { Button } from '@storefront/shared/ui/Button';
import { pinIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import { type ComponentProps, useState } from 'react';

const FAILED = 'This part of the page could not be loaded. Please try again.';

const MapDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "map" */ './MapDialog')).MapDialog,
  null,
  ({ onClose }) => {
    notify.error(FAILED);
    onClose();
  },
);

/** Opens the map popup (§2 footer and About); its script is loaded with the first press. */
export function MapButton({ variant }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={pinIcon} size={18} />
        Show the map
      </Button>
      {isOpen && <MapDialog onClose={() => setOpen(false)} />}
    </>
  );
}

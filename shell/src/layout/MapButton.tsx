import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { type ComponentProps, useState } from 'react';
import { useLatePart } from './use-late-part';

const loadMap = async () => (await import(/* webpackChunkName: "map" */ './MapDialog')).MapDialog;

/** Opens the map popup (§2 footer and About); the popup is fetched with the first press. */
export function MapButton({ variant }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const [isOpen, setOpen] = useState(false);
  const { Part: MapDialog, fetchPart } = useLatePart(loadMap);
  const open = () => {
    setOpen(true);
    void fetchPart();
  };
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={open}>
        <Icon name="pin" size={18} />
        Show the map
      </Button>
      {isOpen && MapDialog && <MapDialog onClose={() => setOpen(false)} />}
    </>
  );
}

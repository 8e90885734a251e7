import { contact } from '@storefront/shared/content';
import { Button } from '@storefront/shared/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { OpenNow } from '../../frame/OpenNow';

const MapDialog = lazy(async () => ({ default: (await import('../../frame/MapDialog')).MapDialog }));

/** Address, opening hours, phone, e-mail and the map popup (§2 About). */
export function Visit() {
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <section aria-labelledby="visit">
      <h2 id="visit">Visit us</h2>
      <address>
        {contact.street}, {contact.city}
        <br />
        <a href={`tel:${contact.phone}`}>{contact.phoneText}</a>
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </address>
      <OpenNow />
      <Button variant="secondary" onClick={() => setMapOpen(true)}>
        Show the map
      </Button>
      {isMapOpen && (
        <Suspense>
          <MapDialog onClose={() => setMapOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

import { brand, contact } from '@storefront/shared/content';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Mark } from '@storefront/shared/ui/Mark';
import styled from 'styled-components';

const mapUrl = `https://www.openstreetmap.org/?mlat=${contact.latitude}&mlon=${contact.longitude}#map=17/${contact.latitude}/${contact.longitude}`;

/** Where the shop is (§2 "map popup"): a sketch of our own, since no map service may run inside the page (C91). */
export function MapDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={`How to find ${brand.name}`}>
      <Sketch>
        <svg
          viewBox="0 0 480 240"
          role="img"
          aria-label="The lake in the west, Lakeside Road along it, the shop on its corner"
        >
          <path d="M0 0h120c30 60-10 120 20 240H0z" style={{ fill: 'var(--sky-w, #cad9de)' }} />
          <path
            d="M190 0c20 80-10 160 10 240M0 130c150-30 300 10 480-20M330 0v240"
            style={{ stroke: 'var(--line)', strokeWidth: 14, fill: 'none' }}
          />
        </svg>
        <Pin>
          <Mark size={40} />
        </Pin>
      </Sketch>
      <Address>
        {contact.street}, {contact.city}
      </Address>
      <Steps>
        {contact.directions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <a href={mapUrl} target="_blank" rel="noreferrer">
        Open the map
      </a>
    </Dialog>
  );
}

const Sketch = styled.div`
  position: relative;
  overflow: hidden;
  margin-bottom: var(--s4);
  border-radius: var(--r-control);
  background: var(--sunk);
`;

const Pin = styled.span`
  position: absolute;
  left: 44%;
  top: 30%;
`;

const Address = styled.address`
  font-style: normal;
`;

const Steps = styled.ol`
  margin: var(--s3) 0;
  padding-left: 1.25em;
  list-style: decimal;
  color: var(--muted);
`;

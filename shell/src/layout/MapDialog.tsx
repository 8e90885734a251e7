import { brand, contact } from '@storefront/shared/content';
import { directions } from '@storefront/shared/content/way-to-us';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { MapSketch } from './MapSketch';
import { mapFrameUrl, mapPageUrl } from './map-urls';

/** Where the shop is (§2 "map popup"): our own sketch; a second press loads a map service. */
export function MapDialog({ onClose }: { readonly onClose: () => void }) {
  const [isLive, setLive] = useState(false);
  return (
    <Dialog open onClose={onClose} title={`How to find ${brand.name}`}>
      {isLive ? (
        <Live src={mapFrameUrl} title={`Street map around ${brand.name}`} referrerPolicy="no-referrer" />
      ) : (
        <MapSketch />
      )}
      <Bar>
        {!isLive && (
          <Button variant="secondary" onClick={() => setLive(true)}>
            Load the street map
          </Button>
        )}
        <a href={mapPageUrl} target="_blank" rel="noreferrer">
          Open it on OpenStreetMap
        </a>
      </Bar>
      <Address>{`${contact.street}, ${contact.city}`}</Address>
      <Steps>
        {directions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Dialog>
  );
}

const Live = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 10;
  border: 0;
  border-radius: var(--r-panel);
  background: var(--sunk);
`;

const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  min-height: var(--tap);
  margin: var(--s3) 0 var(--s4);

  a {
    padding-block: var(--s2);
    font-size: var(--t-small);
    text-underline-offset: 4px;
  }
`;

const Address = styled.address`
  font-style: normal;
  font-weight: 600;
`;

const Steps = styled.ol`
  margin: var(--s2) 0 0;
  padding-left: 1.25em;
  list-style: decimal;
  color: var(--muted);

  li {
    padding-block: 2px;
  }
`;

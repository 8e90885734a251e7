import { contact } from '@storefront/shared/content';
import { embedHosts } from '@storefront/shared/content/embeds';

const { latitude, longitude } = contact;

/** How much of the town the framed map shows, in degrees to each side. */
const ACROSS = 0.006;
const UP = 0.003;

const place = `${latitude},${longitude}`;
const box = [longitude - ACROSS, latitude - UP, longitude + ACROSS, latitude + UP]
  .map((degrees) => degrees.toFixed(4))
  .join(',');

/** The map as a frame; its host is one of the two that the page's policy allows. */
export const mapFrameUrl = `${embedHosts.map}/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: place })}`;

/** The map as a page of its own. */
export const mapPageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

import { embedHosts } from '@storefront/shared/content/embeds';
import { latitude, longitude } from '@storefront/shared/content/way-to-us';

/** Degrees that the framed map shows to each side of the shop. */
const ACROSS = 0.006;
const UP = 0.003;

const place = `${latitude},${longitude}`;
const box = [longitude - ACROSS, latitude - UP, longitude + ACROSS, latitude + UP]
  .map((degrees) => degrees.toFixed(4))
  .join(',');

/** Address of the framed map; its host is one of the two that the content security policy allows. */
export const mapFrameUrl = `${embedHosts.map}/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: place })}`;

/** Address of the map page. */
export const mapPageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

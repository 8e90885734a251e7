import { createMockWorld, signInAs } from '@storefront/shared/dev/mocks/create-mock-world';
import { startMockServer } from '@storefront/shared/dev/mocks/node';
import { BROWSER_COOKIE } from '@storefront/shared/dev/mocks/support/check-request';
import { mockAuthenticatorCode } from '@storefront/shared/dev/mocks/support/mock-authenticator';
import { STEP_MS } from '@storefront/shared/rules/second-factor';
import { HttpClient } from '../../support/http-client';
import { closetItems, gallery, places, products, type WirePicture } from './catalogue';
import type { Shop } from './shop';
import { tickingClock } from './ticking-clock';

const ORIGIN = 'http://mocks.test';

const picture: WirePicture = {
  image: '/media/picture-640.webp',
  imageSet: {
    width: 640,
    height: 427,
    color: '#c08457',
    sources: [{ type: 'image/webp', srcset: [{ url: '/media/picture-640.webp', width: 640 }] }],
  },
};

/** The mocked API behind real `fetch` calls. */
export async function openMockShop(): Promise<Shop> {
  const world = createMockWorld({
    products: Object.values(products).map((product) => ({ ...product, ...picture })),
    closetItems: Object.values(closetItems).map((item) => ({
      ...item,
      ...picture,
      colors: item.colors.map((color) => ({ ...color, ...picture })),
    })),
    locations: Object.values(places),
    gallery: Object.values(gallery).map((image) => ({ ...image, ...picture })),
    orders: [],
    mails: { failed: [], written: [] },
    now: tickingClock(),
  });
  const stop = startMockServer(world);
  let browsers = 0;
  const open = () => {
    browsers += 1;
    const client = new HttpClient(ORIGIN);
    client.cookies.set(BROWSER_COOKIE, `browser-${browsers}`);
    return client;
  };
  return {
    guest: open,
    async admin() {
      const client = open();
      signInAs(world, 'admin', client.cookies.get(BROWSER_COOKIE));
      return client;
    },
    authenticatorCode: (_, steps = 0) => mockAuthenticatorCode(world.now() + steps * STEP_MS),
    async close() {
      stop();
    },
  };
}

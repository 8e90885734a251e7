import { brand, contact, description } from '@storefront/shared/content';
import { latitude, longitude } from '@storefront/shared/content/way-to-us';
import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { paths } from '@storefront/shared/paths';
import { addressOf, type Site } from '../site';
import { openingHours } from './opening-hours';

/** Returns the structured data of the shop: place, telephone, hours and menu, without guests' reviews (C100). */
export const cafeSchema = (settings: ShopSettings | null, site: Site) => ({
  '@context': 'https://schema.org',
  '@type': ['CafeOrCoffeeShop', 'ClothingStore'],
  '@id': addressOf(site, '/#house'),
  name: brand.name,
  description,
  url: addressOf(site, paths.home()),
  image: addressOf(site, '/art/icon-512.png'),
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.street,
    addressLocality: contact.city.split(' ')[0],
    postalCode: /\d{5}/.exec(contact.city)?.[0],
    addressCountry: 'NP',
  },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  hasMenu: addressOf(site, paths.menu()),
  currenciesAccepted: 'NPR',
  ...(settings && openingHours(settings, site.now())),
});

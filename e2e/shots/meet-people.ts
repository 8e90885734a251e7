import { meetPeople, type ShopAndPeople } from '../screens/people';

const NAME = 'SHOTS_PEOPLE';

/** Once before all pictures; the workers inherit the environment. */
export default async function prepare(): Promise<void> {
  process.env[NAME] = JSON.stringify(await meetPeople());
}

/** In a worker: whom the preparation has met. */
export function peopleMet(): ShopAndPeople {
  return JSON.parse(process.env[NAME] ?? '') as ShopAndPeople;
}

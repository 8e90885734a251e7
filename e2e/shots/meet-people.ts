import { meetPeople, type ShopAndPeople } from '../screens/people';

const NAME = 'SHOTS_PEOPLE';

/** Runs once before all pictures. The workers inherit the environment variable. */
export default async function prepare(): Promise<void> {
  process.env[NAME] = JSON.stringify(await meetPeople());
}

/** Returns in a worker what the setup prepared. */
export function peopleMet(): ShopAndPeople {
  return JSON.parse(process.env[NAME] ?? '') as ShopAndPeople;
}

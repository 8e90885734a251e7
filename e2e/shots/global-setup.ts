import { type SeededShop, seedShop } from '../screens/seed-shop';

const NAME = 'SHOTS_SEED';

/** Runs once before all pictures. The workers inherit the environment variable. */
export default async function prepare(): Promise<void> {
  process.env[NAME] = JSON.stringify(await seedShop());
}

/** Returns in a worker what the setup prepared. */
export function seededShop(): SeededShop {
  return JSON.parse(process.env[NAME] ?? '') as SeededShop;
}

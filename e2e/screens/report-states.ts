import { expect, type Page } from '@playwright/test';

interface Sums {
  readonly orders: number;
  readonly takings: number;
}

interface Period {
  readonly hours: readonly (Sums & { readonly hour: number })[];
  readonly total: Sums;
}

interface Report {
  readonly now: Period;
  readonly before: Period;
}

/** Rupees of cafe and closet from 8 AM on, and of both the week before. */
const CAFE = [1450, 2300, 2700, 2000, 3550, 4150, 2250, 1900, 2500, 3100, 1100];
const CLOSET = [0, 0, 950, 3200, 0, 6300, 0, 5600, 900, 3200, 200];
const BEFORE = [1300, 2050, 2400, 2600, 3300, 5200, 2100, 2500, 3400, 3900, 5200, 6100, 4800, 2100];

function filled(period: Period, cafe: readonly number[], closet: readonly number[]): Period {
  const hours = period.hours.map((one) => {
    const [ofCafe = 0, ofCloset = 0] = [cafe[one.hour - 8], closet[one.hour - 8]];
    const takings = ofCafe + ofCloset;
    return { ...one, orders: takings > 0 ? 8 : 0, takings, cafe: ofCafe, closet: ofCloset };
  });
  const sumOf = (rupees: readonly number[]) => rupees.reduce((sum, one) => sum + one, 0);
  const total = {
    ...period.total,
    orders: 86,
    takings: sumOf(cafe) + sumOf(closet),
    collected: 31_150,
    cafe: sumOf(cafe),
    closet: sumOf(closet),
    deliveryFees: 0,
  };
  return { ...period, hours, total };
}

/** Shows a day with orders in every hour until 6 PM (C288). */
export async function showBusyDay(page: Page): Promise<void> {
  await page.route('**/api/v1/report/sales?**', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: Report };
    const report = { ...data, now: filled(data.now, CAFE, CLOSET), before: filled(data.before, BEFORE, []) };
    await route.fulfill({ response, json: { ...rest, data: report } });
  });
  await page.reload();
  await expect(page.getByText('Closet Rs 20,350.00')).toBeVisible();
}

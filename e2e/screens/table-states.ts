import { expect, type Page } from '@playwright/test';

const at = (minutesAgo: number) => Date.now() - minutesAgo * 60_000;

const line = (quantity: number, name: string, choices = '') => ({ quantity, name, choices });

/** Two rounds of this visit, the last one a moment ago (C150). */
export async function showOrderedRounds(page: Page): Promise<void> {
  const rounds = [
    {
      id: 'a',
      code: '8RW3NB',
      at: at(40),
      totalPaisa: 40_000,
      lines: [line(2, 'Masala chiya'), line(1, 'Chicken momo')],
    },
    {
      id: 'b',
      code: '8RW3NC',
      at: at(1),
      totalPaisa: 58_000,
      lines: [line(2, 'Iced caramel latte', 'less ice')],
    },
  ];
  await page.evaluate((text) => localStorage.setItem('tableVisit_7', text), JSON.stringify(rounds));
  await page.reload();
  await expect(page.getByText('Rs 980.00').last()).toBeVisible();
}

/** The same, with a line in the cart for the next round. */
export async function showNextRound(page: Page): Promise<void> {
  const answer = await page.request.get('/api/v1/product/getall?page=1');
  const { data } = (await answer.json()) as {
    data: { products: { _id: string; name: string; price: number }[] }[];
  };
  const lines = data
    .flatMap(({ products }) => products)
    .slice(0, 1)
    .map(({ _id, name, price }) => ({ _id, name, price, quantity: 2, requests: 'no sugar' }));
  await page.evaluate((text) => localStorage.setItem('tableCart_7', text), JSON.stringify(lines));
  await showOrderedRounds(page);
}

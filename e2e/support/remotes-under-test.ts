import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { RemoteName } from './next-release';

/** A remote, one of its pages, and a link from there to another remote. */
export interface RemoteUnderTest {
  readonly name: RemoteName;
  readonly path: string;
  /** Expects that its page is shown. */
  readonly expectShown: (page: Page) => Promise<void>;
  /** Name of the page in notices. */
  readonly part: string;
  /** Navigates to a page outside this remote and expects it. */
  readonly goElsewhere: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 10_000 });

async function toRoom(page: Page, room: string, seen: string): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: /^Cart/ })).toBeVisible();
  await banner.getByRole('link', { name: room }).click();
  await heading(seen)(page);
}

export const remotes: readonly RemoteUnderTest[] = [
  {
    name: 'cafe',
    path: '/menu',
    part: 'The menu',
    expectShown: heading('Our menu'),
    goElsewhere: (page) => toRoom(page, 'Closet', 'Featured Collection'),
  },
  {
    name: 'closet',
    path: '/closet',
    part: 'The closet',
    expectShown: heading('Featured Collection'),
    goElsewhere: (page) => toRoom(page, 'Cafe', 'Our menu'),
  },
  {
    name: 'admin',
    path: '/admin/orders',
    part: 'The dashboard',
    expectShown: heading('Orders'),
    goElsewhere: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
    },
  },
];

interface RemoteHealth {
  readonly release: string;
  readonly byKind: Readonly<Record<string, number>>;
  readonly advice: string | null;
}

/** Returns the health data of the live release of a part. Waits until the server is ready: before, it has none. */
export async function healthOf(
  request: APIRequestContext,
  name: RemoteName | 'shell',
): Promise<RemoteHealth> {
  let found: RemoteHealth | undefined;
  await expect(async () => {
    const answer = await request.get('/health');
    const { remotes } = (await answer.json()) as { remotes: Record<string, RemoteHealth> | null };
    found = remotes?.[name];
    expect(found, `/health has data for ${name}`).toBeDefined();
  }).toPass();
  return found as RemoteHealth;
}

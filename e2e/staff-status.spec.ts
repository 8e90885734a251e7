import { expect, type Locator } from '@playwright/test';
import { themes } from './screens/looks';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderOf, showStatus, statusOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';

/** The hue ranges of the status colours (§4), in degrees: from, to. */
const hues = {
  pending: [35, 65],
  processing: [190, 250],
  completed: [80, 170],
  cancelled: [340, 380],
} as const;

type Status = keyof typeof hues;

/** Returns the hue of the status dot, from 20 to 380 degrees. Runs in the page. */
function dotHue(select: Element): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !select.parentElement) throw new Error('no canvas or no status dot');
  pen.fillStyle = getComputedStyle(select.parentElement, '::before').backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * (180 / Math.PI);
  return angle < 20 ? angle + 360 : angle;
}

async function expectStatusColor(order: Locator, status: Status): Promise<void> {
  const [from, to] = hues[status];
  for (const colorScheme of themes) {
    await order.page().emulateMedia({ colorScheme });
    const hue = await statusOf(order).evaluate(dotHue);
    expect(hue, `${status}, ${colorScheme}`).toBeGreaterThan(from);
    expect(hue, `${status}, ${colorScheme}`).toBeLessThan(to);
  }
}

test('§4: an order takes every status, each with its colour, and stock follows; P15: it reopens only if stock is left', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const shirt = await staffApi.addPiece('Shirt', 900, {
    availableStock: 1,
    colors: ['Crimson'],
    sizeOptions: ['M'],
  });
  const line = { _id: shirt._id, type: 'closet', selectedColor: 'Crimson', selectedSize: 'M' } as const;
  const [first, second] = [uniqueGuest('Sita Rai'), uniqueGuest('Maya Lama')];
  await orderAsGuest(request, first, [line]);
  const page = await openDashboard('/admin/orders');
  const order = orderOf(page, first.fullName);
  const states = ['pending', 'processing', 'completed', 'cancelled', 'pending', 'cancelled'] as const;
  for (const [index, status] of states.entries()) {
    if (index > 0) {
      await statusOf(order).selectOption(status);
      if (status === 'cancelled') await page.getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByText('Order updated successfully').last()).toBeVisible();
      await expect(order).toBeHidden();
      await showStatus(page, status);
    }
    await expect(statusOf(order)).toHaveValue(status);
    await expect(statusOf(order).getByRole('option')).toHaveText([
      'Pending',
      'Processing',
      'Completed',
      'Cancelled',
    ]);
    await expectStatusColor(order, status);
    expect(await staffApi.stockOf(shirt)).toBe(status === 'cancelled' ? 1 : 0);
    const edit = order.getByRole('button', { name: /^Edit order/ });
    await expect(edit).toBeEnabled({ enabled: status !== 'cancelled' });
  }

  await orderAsGuest(request, second, [line]);
  await statusOf(order).selectOption('processing');
  await expect(page.getByRole('alert').filter({ hasText: shirt.name })).toBeVisible();
  await expect(statusOf(order)).toHaveValue('cancelled');
  expect(await staffApi.stockOf(shirt)).toBe(0);
});

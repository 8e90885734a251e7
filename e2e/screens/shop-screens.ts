import { expect, type Page } from '@playwright/test';
import { accountScreens } from './account-screens';
import { askToDelete, askWhy } from './account-states';
import { showPaper } from './board-states';
import {
  chooseGone,
  missBreakfast,
  missMealtime,
  openMissedBreakfast,
  sellOut,
  showGoesWith,
  withoutColours,
} from './item-states';
import { loseNetwork, placeOrderOffline } from './network-states';
import {
  refuseCode,
  showDiscounts,
  showHappyHour,
  showHappyMenu,
  showHappyPrice,
  useCode,
} from './offer-states';
import {
  changeHappyOptions,
  changeOptions,
  showDishWithOptions,
  showFullOptions,
  showLinesWithOptions,
  showOptions,
} from './option-states';
import {
  goToCheckout,
  searchLocation,
  showCancelledOrder,
  showChangedDialog,
  showChangedOffers,
  showChangedPlace,
  showDoneOrder,
  showKeepForm,
  showLateOrder,
  showOldNews,
  showOrderedAgain,
  showPause,
  showPausedCheckout,
  showRefusedOrder,
  showTwoOrders,
  showUnsentOrder,
  submitEmptyCheckout,
} from './order-states';
import { chooseWallet, showPartlyPaid, showRefusedPayment, showWhereToPay } from './payment-states';
import { showMinimum } from './place-states';
import type { Screen } from './screen';
import { chooseLater, loseLastPlace, showLaterOrder, showMinutes } from './slot-states';
import {
  askForBill,
  showCalls,
  showMoved,
  showNextRound,
  showOrderedRounds,
  showParty,
} from './table-states';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const pressForDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

async function forgetInvitation(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('signupDialogSeen'));
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function enlarge(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function enlargeItem(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zoom picture' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openCategory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Women' }).press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Blouses' })).toBeVisible();
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('zzzz');
  await expect(page.getByRole('article')).toHaveCount(0);
}

const trouble = ['loading', 'failing'] as const;
const everyState = ['empty', ...trouble] as const;

async function filterByDiet(page: Page): Promise<void> {
  await press('Diet')(page);
  await press('Vegetarian')(page);
  await press('No dairy')(page);
  await expect(page.getByRole('article', { name: 'Espresso' })).toBeVisible();
}

/** Opens "Why this number?" (C272). */
/** The screens for guests and customers. */
export const shopScreens: readonly Screen[] = [
  { name: 'home', path: '/', also: everyState },
  { name: 'home-invitation', path: '/', open: forgetInvitation },
  { name: 'home-orders', path: '/', open: showTwoOrders },
  { name: 'home-member', path: '/', person: 'member', isVariant: true },
  { name: 'panel', path: '/', open: pressForDialog('Open menu'), only: 'phone' },
  {
    name: 'panel-member',
    path: '/',
    person: 'member',
    open: pressForDialog('Open menu'),
    only: 'phone',
    isVariant: true,
  },
  {
    name: 'panel-table',
    path: '/?table=7',
    open: pressForDialog('Open menu'),
    only: 'phone',
    isVariant: true,
  },
  { name: 'account-menu', path: '/', person: 'member', open: press(/^Asha/), only: 'desktop' },
  { name: 'map', path: '/about', open: pressForDialog('Show the map') },
  { name: 'menu', path: '/menu', also: everyState },
  { name: 'menu-nothing-found', path: '/menu', open: findNothing, isVariant: true },
  { name: 'menu-diet', path: '/menu', open: filterByDiet },
  { name: 'menu-mealtime', path: '/menu', open: missBreakfast, isVariant: true },
  { name: 'menu-happy-hour', path: '/menu', open: showHappyMenu, isVariant: true },
  { name: 'menu-options', path: '/menu', open: showOptions(0) },
  { name: 'menu-options-last', path: '/menu', open: showOptions(2), only: 'desktop', isVariant: true },
  { name: 'menu-options-middle', path: '/menu', open: showOptions(1), only: 'desktop', isVariant: true },
  { name: 'menu-options-full', path: '/menu', open: showFullOptions },
  { name: 'menu-paused', path: '/menu', open: showPause, isVariant: true },
  { name: 'menu-table', path: '/menu?table=7' },
  { name: 'menu-table-called', path: '/menu?table=7', open: showCalls, isVariant: true },
  { name: 'menu-table-bill', path: '/menu?table=7', open: askForBill },
  { name: 'menu-table-moved', path: '/menu?table=7', open: showMoved, isVariant: true },
  { name: 'menu-shopper', path: '/menu', person: 'shopper', isVariant: true },
  { name: 'product', path: ({ dish }) => `/single/${dish}`, also: trouble },
  { name: 'product-options', path: ({ dish }) => `/single/${dish}`, open: showDishWithOptions },
  { name: 'product-happy-hour', path: ({ dish }) => `/single/${dish}`, open: showHappyPrice },
  { name: 'product-mealtime', path: '/menu', open: openMissedBreakfast, isVariant: true },
  { name: 'product-goes-with', path: ({ dish }) => `/single/${dish}`, open: showGoesWith },
  { name: 'product-paused', path: ({ dish }) => `/single/${dish}`, open: showPause, isVariant: true },
  { name: 'product-table', path: ({ dish }) => `/single/${dish}?table=7`, isVariant: true },
  { name: 'product-gone', path: '/single/gone', isVariant: true },
  { name: 'cart-empty', path: '/cart', isVariant: true },
  { name: 'cart-not-sent', path: '/cart?table=9', open: showUnsentOrder, isVariant: true },
  { name: 'cart-table-ordered', path: '/cart?table=7', open: showOrderedRounds },
  { name: 'cart-table', path: '/cart?table=7', open: showNextRound, isVariant: true },
  { name: 'cart-table-party', path: '/cart?table=7', open: showParty },
  { name: 'cart', path: '/cart', person: 'shopper' },
  { name: 'cart-options', path: '/cart', person: 'shopper', open: showLinesWithOptions },
  { name: 'cart-options-change', path: '/cart', person: 'shopper', open: changeOptions },
  {
    name: 'cart-options-happy',
    path: '/cart',
    person: 'shopper',
    open: changeHappyOptions,
    isVariant: true,
  },
  { name: 'cart-happy-hour', path: '/cart', person: 'shopper', open: showHappyHour },
  { name: 'cart-mealtime', path: '/cart', person: 'shopper', open: missMealtime, isVariant: true },
  { name: 'cart-goes-with', path: '/cart', person: 'shopper', open: showGoesWith, isVariant: true },
  { name: 'cart-why', path: '/cart', person: 'shopper', open: askWhy, isVariant: true },
  { name: 'cart-minutes', path: '/cart', person: 'shopper', open: showMinutes, isVariant: true },
  { name: 'cart-paused', path: '/cart', person: 'shopper', open: showPause, isVariant: true },
  { name: 'cart-member', path: '/cart', person: 'member', also: trouble },
  { name: 'cart-offline', path: '/cart', person: 'shopper', open: loseNetwork, isVariant: true },
  { name: 'checkout-empty', path: '/billing' },
  { name: 'checkout', path: '/cart', person: 'shopper', open: goToCheckout },
  { name: 'checkout-mistakes', path: '/cart', person: 'shopper', open: submitEmptyCheckout },
  { name: 'checkout-location', path: '/cart', person: 'shopper', open: searchLocation },
  { name: 'checkout-wallet', path: '/cart', person: 'shopper', open: chooseWallet },
  { name: 'checkout-minimum', path: '/cart', person: 'shopper', open: showMinimum },
  { name: 'checkout-code', path: '/cart', person: 'shopper', open: useCode },
  { name: 'checkout-code-refused', path: '/cart', person: 'shopper', open: refuseCode },
  { name: 'checkout-later', path: '/cart', person: 'shopper', open: chooseLater },
  { name: 'checkout-slot-full', path: '/cart', person: 'shopper', open: loseLastPlace, isVariant: true },
  { name: 'checkout-changed', path: '/cart', person: 'shopper', open: showChangedDialog },
  { name: 'checkout-changed-place', path: '/cart', person: 'shopper', open: showChangedPlace },
  {
    name: 'checkout-changed-offers',
    path: '/cart',
    person: 'shopper',
    open: showChangedOffers,
    isVariant: true,
  },
  { name: 'checkout-paused', path: '/cart', person: 'shopper', open: showPausedCheckout, isVariant: true },
  { name: 'checkout-not-sent', path: '/cart', person: 'shopper', open: placeOrderOffline, isVariant: true },
  { name: 'checkout-member', path: '/cart', person: 'member', open: goToCheckout, isVariant: true },
  { name: 'order', path: ({ order }) => order, also: trouble },
  { name: 'order-keep', path: ({ order }) => order, person: 'member', open: showKeepForm },
  { name: 'order-receipt', path: ({ order }) => order, open: showPaper, isPaper: true },
  { name: 'order-later', path: ({ order }) => order, open: showLaterOrder, isVariant: true },
  { name: 'order-done', path: ({ order }) => order, open: showDoneOrder, isVariant: true },
  { name: 'order-cancelled', path: ({ order }) => order, open: showCancelledOrder },
  { name: 'order-discounts', path: ({ order }) => order, open: showDiscounts, isVariant: true },
  { name: 'order-pay', path: ({ order }) => order, open: showWhereToPay },
  { name: 'order-pay-refused', path: ({ order }) => order, open: showRefusedPayment },
  { name: 'order-paid', path: ({ order }) => order, open: showPartlyPaid, isVariant: true },
  { name: 'order-refused', path: ({ order }) => order, open: showRefusedOrder, isVariant: true },
  { name: 'order-late', path: ({ order }) => order, open: showLateOrder, isVariant: true },
  { name: 'order-last-seen', path: ({ order }) => order, open: showOldNews, isVariant: true },
  { name: 'order-wrong-link', path: '/order/4Y2T8X?key=wrong', isVariant: true },
  { name: 'orders', path: '/orders', person: 'member', also: everyState },
  { name: 'orders-again', path: '/orders', person: 'member', open: showOrderedAgain },
  { name: 'closet', path: '/closet', also: everyState },
  { name: 'closet-table', path: '/closet?table=7', isVariant: true },
  { name: 'closet-kicks', path: '/closet', open: press('Shop Shoes'), isVariant: true },
  { name: 'closet-categories', path: '/closet', open: openCategory },
  { name: 'closet-filtered', path: '/closet?category=Women&type=Blouses&sort=price-asc', isVariant: true },
  { name: 'closet-nothing-found', path: '/closet?category=Kids&type=Belts&brand=Nobody', isVariant: true },
  { name: 'item', path: ({ piece }) => `/csingle/${piece}`, also: trouble },
  { name: 'item-enlarged', path: ({ piece }) => `/csingle/${piece}`, open: enlargeItem },
  { name: 'item-paused', path: ({ piece }) => `/csingle/${piece}`, open: showPause, isVariant: true },
  { name: 'item-shoe', path: ({ shoe }) => `/csingle/${shoe}`, isVariant: true },
  { name: 'item-sold-out', path: ({ piece }) => `/csingle/${piece}`, open: sellOut, isVariant: true },
  { name: 'item-choice-gone', path: ({ piece }) => `/csingle/${piece}`, open: chooseGone },
  {
    name: 'item-no-colours',
    path: ({ piece }) => `/csingle/${piece}`,
    open: withoutColours,
    isVariant: true,
  },
  { name: 'item-goes-with', path: ({ piece }) => `/csingle/${piece}`, open: showGoesWith, isVariant: true },
  { name: 'item-gone', path: '/csingle/gone', isVariant: true },
  { name: 'gallery', path: '/gallary', also: everyState },
  { name: 'gallery-enlarged', path: '/gallary', open: enlarge },
  { name: 'rewards', path: '/loyality' },
  { name: 'rewards-member', path: '/loyality', person: 'member', isVariant: true },
  { name: 'about', path: '/about' },
  ...accountScreens,
  { name: 'login-forgot', path: '/login', open: pressForDialog(/forgot/i) },
  { name: 'profile-why', path: '/profile', person: 'member', open: askWhy },
  { name: 'profile-delete', path: '/profile', person: 'member', open: askToDelete, isVariant: true },
  { name: 'not-found', path: '/no-such-page' },
];

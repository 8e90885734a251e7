/**
 * The error catalogue of §8, letter by letter, including its capitals, dots and spelling errors (C43). Screens never
 * write one of these texts themselves. Texts that §8 lacks stay with the screen that shows them.
 *
 * Use it as `import * as messages` and `messages.menu.added`: a build then holds only the texts that it shows.
 */
export * as account from './account';
export * as admin from './admin';
export * as cart from './cart';
export * as checkout from './checkout';
export * as closet from './closet';
export * as gallery from './gallery';
export * as menu from './menu';
export * as profile from './profile';
export * as table from './table';

import { access } from './access.mjs';
import { accounts } from './accounts.mjs';
import { input } from './input.mjs';
import { money } from './money.mjs';
import { points } from './points.mjs';

/**
 * A change of one file: the text to replace, which is in it once, and the new text.
 *
 * @typedef {{ file: string, find: string, replace: string }} Edit
 */

/**
 * A careless change of the code that opens the door to an attack. A test whose title names the row has to fail with it.
 *
 * @typedef {object} Attack
 * @property {string} row of decisions (severity A) or of hazards §4 and §5
 * @property {string} attack what somebody can do then
 * @property {string} weakening what the change does
 * @property {Edit[]} [also] other edits that it needs
 * @property {string[]} tests files of tests that are to catch it
 */

/** @typedef {Attack & Edit} Weakening */

/** The first of each area is proved by `npm test`. @type {Record<string, Weakening[]>} */
export const areas = { money, points, accounts, access, input };

export const weakenings = Object.values(areas).flat();

/** Returns all edits of a weakening. @returns {Edit[]} */
export const editsOf = ({ file, find, replace, also = [] }) => [{ file, find, replace }, ...also];

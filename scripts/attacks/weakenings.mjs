import { access } from './access.mjs';

/**
 * One careless change of the code that opens the door to an attack. A test whose title names the row has to fail with it.
 *
 * @typedef {object} Weakening
 * @property {string} row of decisions (severity A) or of hazards §4 and §5
 * @property {string} attack what somebody then can do
 * @property {string} weakening what the change does
 * @property {string} file that is changed
 * @property {string} find the text to replace, which is in the file once
 * @property {string} replace
 * @property {string[]} tests files of tests that are to catch it
 */

/** The areas; the first weakening of each is proved by `npm test`. @type {Record<string, Weakening[]>} */
export const areas = { access };

export const weakenings = Object.values(areas).flat();

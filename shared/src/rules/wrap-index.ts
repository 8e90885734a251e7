/** The picture that stands `step` places further in a lightbox, going round at both ends (§2). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  count < 1 ? 0 : (((index + step) % count) + count) % count;

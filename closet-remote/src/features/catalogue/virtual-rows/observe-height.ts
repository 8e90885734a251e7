import { sharedObserver } from './shared-observer';

/** Reports the content height of an element in CSS px, as `contain-intrinsic-block-size` takes it. */
export const observeHeight = sharedObserver<number>(
  (report) =>
    new ResizeObserver((entries) => {
      for (const { target, contentBoxSize } of entries) report(target, contentBoxSize[0]?.blockSize ?? 0);
    }),
);

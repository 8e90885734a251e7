/** Counts the print dialogs that a test opens; jsdom has none. Call it at the top of a file. */
export function fakePrint(): jest.Mock {
  const print = jest.fn();
  beforeEach(() => {
    print.mockClear();
    window.print = print;
  });
  return print;
}

import { copyText } from './copy-text';

const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');

/** Removes the clipboard, as on plain http, and answers the copy command. Returns the texts that were selected for it. */
function withoutClipboard(answer: boolean) {
  const selected: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return answer;
  };
  return selected;
}

afterEach(() => {
  if (own) Object.defineProperty(navigator, 'clipboard', own);
  else Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

test('P88: on plain http a press still copies; the focus stays, and no field is left', async () => {
  const selected = withoutClipboard(true);
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
  document.querySelector('button')?.focus();
  expect(await copyText('4Y2T8X')).toBe(true);
  expect(selected).toEqual(['4Y2T8X']);
  expect(document.querySelector('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('a browser that refuses says so', async () => {
  withoutClipboard(false);
  expect(await copyText('4Y2T8X')).toBe(false);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('forbidden')) },
    configurable: true,
  });
  expect(await copyText('4Y2T8X')).toBe(false);
});

/** Copies by the command of older browsers, from a field beside the focus: outside an open dialog nothing can be selected. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0';
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text after a press. Without https there is no `navigator.clipboard` (P88). @returns whether it is copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

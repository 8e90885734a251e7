/** Lets the browser save a text, or other data as JSON, as a file of this name. */
export function saveFile(content: unknown, name: string, type = 'application/json'): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

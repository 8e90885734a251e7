type Params = Readonly<Record<string, string>>;

const fillText = (text: string, params: Params) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);

/** Puts the parameters of an address into the input of a call: `{id}` becomes what stands at `:id`. */
export function fillInput(value: unknown, params: Params): unknown {
  if (typeof value === 'string') return fillText(value, params);
  if (Array.isArray(value)) return value.map((item) => fillInput(item, params));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInput(item, params)]));
}

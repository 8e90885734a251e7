import scriptPlugin from './script-plugin';

type CreateScript = NonNullable<ReturnType<typeof scriptPlugin>['createScript']>;
type Asked = Parameters<CreateScript>[0];

const integrity = `sha256-${'A'.repeat(43)}=`;

function create(url: string, known: object = {}): HTMLScriptElement {
  const remoteInfo: Asked['remoteInfo'] = Object.assign(
    { name: 'cafe', entry: url, type: 'global', entryGlobalName: 'cafe', shareScope: 'default' } as const,
    known,
  );
  const made = scriptPlugin().createScript?.({ url, remoteInfo });
  if (!made || !('script' in made) || !made.script) throw new Error('no script');
  return made.script;
}

test('C121: requests an entry script with the hash of its registration', () => {
  expect(create('/releases/cafe/1/remoteEntry.js', { integrity }).integrity).toBe(integrity);
  expect(create('https://cdn.example/remoteEntry.js', { integrity })).toMatchObject({
    integrity,
    crossOrigin: 'anonymous',
  });
});

test('requests a script of this origin like its hint: without crossorigin, and unchecked without a hash', () => {
  const script = create('/releases/cafe/1/remoteEntry.js');
  expect([script.crossOrigin, script.integrity]).toEqual([null, '']);
});

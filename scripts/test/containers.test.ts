import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { parse } from 'yaml';
import { gatewayVariables } from '../../gateway/src/gateway-env';
import { apiVariables } from '../../server/src/platform/config/env';
import { files, read, root } from './docs/documents';

interface Service {
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const compose = parse(read('compose.yaml'), { strict: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);
const nodes = services.filter(([name]) => name.startsWith('node-'));
const dockerfile = read('Dockerfile').replaceAll(/\\\n/g, '');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => /^[^#]/.test(line));
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')) ? [entry.name] : [],
);

test('C418: the image has a Node with fixes for years; .nvmrc has the oldest one, which package.json names', () => {
  const [, version = ''] = /^ARG BASE=\S+\/node:([\d.]+)-bookworm-slim$/m.exec(dockerfile) ?? [];
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(semver.major(version) % 2).toBe(0);
  for (const each of [version, read('.nvmrc').trim()])
    expect(semver.satisfies(each, engines.node)).toBe(true);
  expect(`>=${read('.nvmrc').trim()}`).toBe(`${engines.node}.0`);
  expect(semver.gt(version, read('.nvmrc').trim())).toBe(true);
});

test('C374: the image has what operations.md wants for another machine, and the builds of all parts', () => {
  const [, list = ''] = /cp -r --parents (.+) \/built$/m.exec(dockerfile) ?? [];
  const [, manifests = ''] = /cp --parents (.+) \/manifests$/m.exec(dockerfile) ?? [];
  const copied = [...list.split(' '), ...manifests.split(' ')];
  const [, wanted = ''] =
    /For another machine, copy (.+?), and run it there/s.exec(read('docs/operations.md')) ?? [];
  const paths = [...wanted.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  expect(paths).toContain('scripts');
  expect(copied).toEqual(expect.arrayContaining(paths));
  expect(copied).toEqual(expect.arrayContaining(['shell/dist', '*-remote/dist', '*-remote/remote.json']));
  const tracked = copied
    .filter((path) => !path.endsWith('/dist'))
    .map((path) => path.replace('*-remote', 'cafe-remote').replace('*', 'server'));
  expect(tracked.filter((path) => !files.some((file) => `${file}/`.startsWith(`${path}/`)))).toEqual([]);
});

test('npm finds every workspace in the context of the build', () => {
  const hidden = folders.filter(
    (folder) => ignored.includes(`/${folder}`) || ignored.includes(`/${folder}/*`),
  );
  expect(hidden.filter((folder) => !ignored.includes(`!/${folder}/package.json`))).toEqual([]);
});

test('no secret and no data of this machine can be in the image', () => {
  for (const path of ['.env', '/tls', '/data', '.git', '**/node_modules']) expect(ignored).toContain(path);
  expect(dockerfile).not.toMatch(/PASSWORD|SECRET|TOKEN/);
  const kept = read('.gitignore').split('\n');
  expect(kept).toEqual(expect.arrayContaining(['.env', '/tls/']));
});

test('C374: the image runs without root and says whether it is ready', () => {
  expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER 1000:1000']);
  expect(
    read('containers/operator.Dockerfile')
      .match(/^USER .*/gm)
      ?.at(-1),
  ).toBe('USER 1000:1000');
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health\/ready/m);
  expect(dockerfile).toContain('CMD ["node", "--enable-source-maps", "server/dist/main.js"]');
});

test('C374: both nodes are alike, read-only and without rights; only the proxy is open to others', () => {
  expect(nodes.length).toBe(2);
  for (const [, node] of nodes) {
    expect(node).toEqual(nodes[0]?.[1]);
    expect(node).toMatchObject({
      cap_drop: ['ALL'],
      volumes: ['data:/data', `\${BACKUPS:-backups}:/backups`],
    });
    expect(node.ports).toBeUndefined();
  }
  for (const [, service] of services)
    expect(service).toMatchObject({ read_only: true, security_opt: ['no-new-privileges:true'] });
  const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

test('nodes get variables of the server only, and no secret has a value in the file', () => {
  const known = Object.keys({ ...gatewayVariables, ...apiVariables });
  const given = Object.entries(nodes[0]?.[1].environment ?? {});
  expect(given.filter(([name]) => !known.includes(name))).toEqual([]);
  for (const name of ['ADMIN_PASSWORD', 'SERVER_SECRET'])
    expect(given).toContainEqual([name, `\${${name}:?set it in .env}`]);
  expect(read('compose.yaml').match(/(?:PASSWORD|SECRET|TOKEN): (?!\$\{)/g)).toBeNull();
});

test('every image has an exact version, and PostgreSQL is one version everywhere', () => {
  const images = services.map(([, { image }]) => /^\$\{[A-Z]+_IMAGE:-(.+)\}$/.exec(image)?.[1]);
  const others = images.filter((image) => image !== 'localhost/cafe-and-closet');
  expect(others).toEqual(
    others.map(() => expect.stringMatching(/^docker\.io\/[\w/]+:v?\d+\.\d+(?:\.\d+)?(?:-\w+)?$/)),
  );
  const [major] = /(?<=library\/postgres:)\d+/.exec(read('compose.yaml')) ?? [];
  for (const path of [
    'containers/operator.Dockerfile',
    'containers/debian/Dockerfile',
    'containers/debian/postgres.sh',
  ])
    expect([path, read(path).match(/(?<=postgresql(?:-client)?[-/])\d+/g)]).toEqual([path, [major]]);
});

test('what the services mount from the checkout exists, or is made by a command of the document', () => {
  const mounted = services
    .flatMap(([, { volumes = [] }]) => volumes)
    .map((volume) => volume.replace(/\$\{\w+:-(\w+)\}/, '$1').split(':')[0] ?? '');
  const paths = mounted.filter((path) => path.startsWith('./')).map((path) => path.slice(2));
  expect(paths.filter((path) => path !== 'tls' && !files.includes(path))).toEqual([]);
  const named = new Set(mounted.filter((path) => !path.startsWith('./')));
  expect([...named].sort()).toEqual(Object.keys(compose.volumes).sort());
  expect(read('docs/containers.md')).toContain('-out tls/cert.pem');
});

test('nginx has the configuration of the document, with other addresses', () => {
  const [, documented = ''] = /```nginx\n(.*?)```/s.exec(read('docs/operations.md')) ?? [];
  const [, ...lines] = read('containers/nginx.conf').split('\n');
  const asDocumented = lines
    .join('\n')
    .replaceAll('node-1:3000', '127.0.0.1:3101')
    .replaceAll('node-2:3000', '127.0.0.1:3102')
    .replaceAll('server_name _', 'server_name shop.example')
    .replaceAll('/dev/stdout', '/var/log/nginx/shop.log');
  expect(asDocumented).toBe(documented);
});

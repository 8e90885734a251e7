import { brokenCitations, citable } from '../lib/check-citations.mjs';

const decisions = 'docs/decisions';

const texts: Record<string, string> = {
  'docs/decisions.md': '| # | Do |\n| C7 | … |\n',
  'docs/hazards.md': '| P6 | … |\n',
  'docs/specification.md': '# Specification\n\n## 2. Screens and routes\n',
  [`${decisions}/0004-singletons.md`]: '# 4. Singletons\n',
  'docs/operations.md': '# Operations\n\n## The service worker\n',
  'shell/src/boot/start.ts': '',
};
const known = citable(Object.keys(texts), (file) => texts[file] ?? '');
const broken = (text: string, file = 'docs/architecture.md') => brokenCitations(file, text, known);

test('rows, sections, decisions, links and paths that exist pass', () => {
  const lines = [
    `C7, P6: see §2 and ADR 4 (${decisions}/0004-singletons.md).`,
    '[why](decisions/0004-singletons.md), [how](operations.md#the-service-worker), <https://example.org/a>',
    '`shell/src/boot`, `shell/src/boot/start.ts`, `shell/src/boot/start`, `shell/dist/shell.json`, `text/html`',
  ];
  expect(broken(lines.join('\n'))).toEqual([]);
});

const absent = 999;

test.each([`C${absent}`, `P${absent}`, `§${absent}`, `ADR ${absent}`, `${decisions}/0005-nothing.md`])(
  '%s is reported with file and line, in code too',
  (name) => {
    expect(broken(`\n// ${name}: why`, 'shell/src/boot/start.ts')).toEqual([
      `shell/src/boot/start.ts:2 cites ${name}`,
    ]);
  },
);

test('a document names files and headings that exist', () => {
  expect(broken('[a](gone.md) [b](operations.md#gone) `shell/src/gone`')).toEqual([
    'docs/architecture.md:1 cites docs/gone.md',
    'docs/architecture.md:1 cites docs/operations.md#gone',
    'docs/architecture.md:1 cites shell/src/gone',
  ]);
});

test('a version or a path of a picture is not a citation of a row', () => {
  expect(broken('<path d="M1 2C999.5 3"/> C999-1', 'shell/src/boot/start.ts')).toEqual([]);
});

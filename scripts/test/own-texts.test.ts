import ts from 'typescript';
import { programOf, textsWithoutElement } from '../lib/check-own-texts.mjs';
import { inRoot } from '../lib/paths.mjs';

const wrong = [
  ['<p>{count} items</p>', /changes stands beside/],
  ['<p>Rs {count}</p>', /changes stands beside/],
  ['<p><b>1</b>{name}</p>', /changes stands beside/],
  ['<p>{maybe}<b>1</b></p>', /changes stands beside/],
  ['<p>{on && "now"} <b>1</b></p>', /changes stands beside/],
  ['<p>{on && <b>1</b>} left</p>', /after a part/],
  ['<p>{on ? <>text <b>1</b></> : null}</p>', /fragment/],
  ['<p><Word count={1} name={name} maybe={null} on={on}>{null}</Word></p>', /bare text/],
] as const;

const right = [
  '<p>{`Rs `.concat(name)}</p>',
  '<p><b>{count}</b> <span>{name}</span></p>',
  '<p>{on ? <b>1</b> : name}</p>',
  '<p>Read <b>{name}</b> first</p>',
  '<p><span>{name}</span>{on && <b>1</b>}</p>',
  '<p>{on && <b>1</b>} <i>2</i></p>',
  '<div>{children}<b>1</b></div>',
];

/** The bodies as components, each in a file of its own that is on no disk: name → text. */
const sources = new Map(
  [...wrong.map(([body]) => body), ...right].map((body, index) => [
    inRoot(`shared/src/ui/case-${index}.tsx`),
    `import type { ReactNode } from 'react';
    interface P { count: number; name: string; maybe: string | null; on: boolean; children: ReactNode }
    const Word = ({ name }: P) => name;
    export const Case = ({ count, name, maybe, on, children }: P) => ${body};`,
  ]),
);

const host = ts.createCompilerHost({}, true);
const { readFile, fileExists, getSourceFile } = host;
host.readFile = (file) => sources.get(file) ?? readFile(file);
host.fileExists = (file) => sources.has(file) || fileExists(file);
host.getSourceFile = (file, options) => {
  const source = sources.get(file);
  return source === undefined
    ? getSourceFile(file, options)
    : ts.createSourceFile(file, source, options, true);
};
const program = programOf([...sources.keys()], host);

/** Returns the messages about a body, without their places. */
function messagesOf(body: string): string[] {
  const [name = ''] = [...sources].find(([, source]) => source.endsWith(` => ${body};`)) ?? [];
  const file = program.getSourceFile(name);
  if (!file) throw new Error(`no source of ${body}`);
  return textsWithoutElement(file, program.getTypeChecker()).map((text) => text.replace(/^.*?:\d+: /, ''));
}

test.each(wrong)('C421: %s is named', (body, message) => {
  expect(messagesOf(body)).toEqual([expect.stringMatching(message)]);
});

test.each(right)('%s is right', (body) => {
  expect(messagesOf(body)).toEqual([]);
});

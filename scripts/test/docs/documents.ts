import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../../..');

/** Returns the text of a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every file of the repository. */
export const files: readonly string[] = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Documents that tell a reader what to do. The others record what was: a command there was right on its day. */
export const guides = files.filter(
  (path) =>
    path.endsWith('.md') &&
    !/^(?:CHANGELOG|docs\/(?:bench-results|specification)|scripts\/new-remote)/.test(path),
);

/** One command of a document, without comment. */
export interface Command {
  /** The document and the line, `README.md:12`. */
  readonly where: string;
  readonly text: string;
  /** Variables set before it. */
  readonly env: Readonly<Record<string, string>>;
  readonly program: string;
  readonly args: readonly string[];
}

const PROGRAM = /^(?:\w+=\S+ )*(?:npm|npx|node|git|nginx|sudo|curl|createdb|chromium|rm|systemctl)\b/;
const ASSIGNMENT = /^([A-Z][A-Z\d_]*)=(.*)$/;

const wordsOf = (line: string): string[] =>
  (line.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? []).map((word) => word.replaceAll(/['"]/g, ''));

/** Returns the commands of one line of a shell: `A=1 first && (second) &`. */
function commandsOf(line: string, where: string): Command[] {
  return line
    .replace(/(?:^|\s)#.*$/, '')
    .split(/&&|;|\s&(?=\s|$)/)
    .map((part) =>
      part
        .trim()
        .replace(/^\(?(?:do )?/, '')
        .replace(/\)$/, '')
        .trim(),
    )
    .filter((text) => text !== '' && !/^(?:for |do$|done$|cd )/.test(text))
    .map((text) => {
      const words = wordsOf(text);
      if (words[0] === 'export') words.shift();
      const env: Record<string, string> = {};
      while (words[0]?.match(ASSIGNMENT)) {
        const [, name = '', value = ''] = words.shift()?.match(ASSIGNMENT) ?? [];
        env[name] = value;
      }
      const [program = '', ...args] = words;
      return { where, text, env, program, args };
    });
}

interface Fence {
  readonly language: string;
  readonly lines: readonly { readonly text: string; readonly where: string }[];
}

/** Returns the fenced blocks of a document, and its other lines. */
function split(path: string): {
  readonly fences: Fence[];
  readonly prose: { text: string; where: string }[];
} {
  const fences: { language: string; lines: { text: string; where: string }[] }[] = [];
  const prose: { text: string; where: string }[] = [];
  let open: (typeof fences)[number] | null = null;
  for (const [index, text] of read(path).split('\n').entries()) {
    const [, language] = /^\s*```(\w*)/.exec(text) ?? [];
    const where = `${path}:${index + 1}`;
    if (language === undefined) (open?.lines ?? prose).push({ text, where });
    else if (open) open = null;
    else {
      open = { language, lines: [] };
      fences.push(open);
    }
  }
  return { fences, prose };
}

/** Returns every command of a document: those of blocks marked `sh`, and those between backticks. */
export function commandsIn(path: string): Command[] {
  const { fences, prose } = split(path);
  const blocks = fences.filter(({ language }) => language === 'sh').flatMap(({ lines }) => lines);
  const inline = prose.flatMap(({ text, where }) =>
    [...text.matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => ({ text: code, where }))
      .filter(({ text: code }) => PROGRAM.test(code)),
  );
  return [...blocks, ...inline].flatMap(({ text, where }) => commandsOf(text, where));
}

/** Returns lines of a document that look like commands in a block that is not marked `sh`. */
export const unmarkedCommands = (path: string): string[] =>
  split(path)
    .fences.filter(({ language }) => language === '')
    .flatMap(({ lines }) => lines.filter(({ text }) => PROGRAM.test(text)).map(({ where }) => where));

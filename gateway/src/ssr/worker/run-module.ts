import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { RenderFailure } from '../render-failure';

/** Answers `require` of a server build. */
export type Require = (id: string) => unknown;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RenderFailure('missing', `${file} is not there`);
  }
}

/**
 * Runs a CommonJS file with the `require` that it is given and answers its exports. The file finds no other way to
 * modules: what it may ask for is the caller's to say.
 */
export function runModule(file: string, require: Require): unknown {
  const text = readText(file);
  const module = { exports: {} };
  const script = new Script(`(function(exports,require,module,__filename,__dirname){${text}\n})`, {
    filename: file,
  });
  const run: unknown = script.runInThisContext();
  if (typeof run !== 'function') throw new Error(`${file} is no CommonJS module`);
  run(module.exports, require, module, file, dirname(file));
  return module.exports;
}

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { RenderFailure } from '../render-failure';

/** The `require` function of a server build. */
export type Require = (id: string) => unknown;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RenderFailure('missing', `${file} is not there`);
  }
}

/**
 * Runs a CommonJS file with the given `require` and returns its exports. The file is trusted: it runs with all rights of
 * this process (P77).
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

import { createInterface } from 'node:readline';

/** Passes on what a process writes, each line under its name. */
export function prefixLines(child, name, colour) {
  const title = process.stdout.isTTY ? `\u001b[${colour}m${name.padEnd(7)}\u001b[0m` : name.padEnd(7);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${title} ${line}`));
  }
}

import { writeFile } from 'node:fs/promises';
import { accessTable } from '../server/src/platform/reference/access-table.ts';
import { calls } from '../shared/src/contract/calls.ts';
import { runCommand } from './lib/command.mjs';

await runCommand(() =>
  writeFile(new URL('../docs/access.md', import.meta.url), accessTable(Object.values(calls))),
);

import { buildServer } from './lib/build-server.mjs';
import { stopChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { measuredEnv } from './lib/measured-env.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { Problem } from './lib/problem.mjs';
import { runServer } from './lib/run-server.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

const CASES = 6;
const SEED = 2026;
/** Share of the operations that have to answer 2xx at least once: else the requests test nothing but refusals. */
const REACHED = 0.4;

/** Starts the server of the current sources with the demo and its orders, in a folder of its own. */
async function withShop(staff, work) {
  await buildServer();
  const { folder: dataDir, remove } = temporaryFolder('openapi');
  const env = {
    ...measuredEnv,
    DEMO_LIFE: '1',
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    LOG_LEVEL: 'silent',
  };
  try {
    const { address, child } = await runServer({ dataDir, env });
    return await work(address).finally(() => stopChild(child));
  } finally {
    remove();
  }
}

function readNumber(text, name, preset) {
  const value = Number(text ?? preset);
  if (!Number.isSafeInteger(value) || value < 1) throw new Problem(`--${name} is a whole number from 1`);
  return value;
}

const showFault = ({ operation, actor, request, answer, problems }) =>
  console.log(`\n✗ ${operation} as ${actor}\n${request}\n→ ${answer}\n  ${problems.join('\n  ')}`);

/** `npm run test:openapi`: tests the served OpenAPI document with tools that are not ours (C362). */
async function test(args) {
  const { values } = parseFlags(args, { cases: { type: 'string' }, seed: { type: 'string' } });
  const cases = readNumber(values.cases, 'cases', CASES);
  const seed = readNumber(values.seed, 'seed', SEED);
  await installPackages();
  // After the flags: it is TypeScript, and takes seconds to load.
  const { testDocument } = await import('../server/test/openapi/test-document.ts');
  const staff = { email: 'staff@example.com', password: 'a-password-of-staff' };
  const outcome = await withShop(staff, (address) => testDocument({ address, staff, cases, seed }));
  const { invalid, faults, checks, requests, operations, reached } = outcome;
  const hasReachedFew = reached.length < REACHED * operations.length;
  for (const problem of invalid) console.log(`\n✗ no valid OpenAPI document: ${problem}`);
  for (const fault of faults) showFault(fault);
  if (hasReachedFew) console.log(`\n✗ fewer than ${100 * REACHED} % of the operations answered 2xx`);
  const unreached = operations.filter((operation) => !reached.includes(operation));
  console.log(`\n${requests} requests; ${reached.length} of ${operations.length} operations answered 2xx`);
  console.log(`never 2xx: ${unreached.join(', ')}`);
  // Beside the checks of operations: the document, and how many operations were reached.
  const failed = faults.length + Number(invalid.length > 0) + Number(hasReachedFew);
  console.log(`${checks + 2 - failed} passed, ${failed} failed`);
  if (failed === 0) return;
  console.log(`To repeat: npm run test:openapi -- --cases=${cases} --seed=${seed}`);
  process.exitCode = 1;
}

await runCommand(() => test(process.argv.slice(2)));

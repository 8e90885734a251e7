import { createRequire, isBuiltin } from 'node:module';
import type { ServerRemote, ServerShell } from '@storefront/shared/delivery/server-rendering';
import { unmetRanges } from '../../releases/unmet-ranges';
import { RenderFailure } from '../render-failure';
import type { ServerBuild } from '../render-job';
import { type Require, runModule } from './run-module';
import { isServerRemote, isServerShell } from './server-builds';

/** `require` of the shell's server build: Node's own modules only. */
function requireBuiltin(file: string): Require {
  const native = createRequire(file);
  return (id) => {
    if (!isBuiltin(id)) throw new Error(`it asks for "${id}", which is no module of Node`);
    return native(id);
  };
}

const requireShared =
  ({ modules }: ServerShell): Require =>
  (id) => {
    if (!Object.hasOwn(modules, id)) throw new Error(`it asks for "${id}", which the shell does not give`);
    return modules[id];
  };

function checkRanges(remote: ServerRemote, { versions }: ServerShell): void {
  const [first] = unmetRanges(remote, versions);
  if (first) throw new RenderFailure('skew', first);
}

function asFailure(error: unknown, { name }: ServerBuild): RenderFailure {
  const reason = error instanceof RenderFailure ? error.reason : 'load';
  const [message, stack] = error instanceof Error ? [error.message, error.stack] : [error, undefined];
  return new RenderFailure(reason, `server build of ${name}: ${message}`, stack);
}

/** Loads server builds, each once. Does not cache failures: the next call tries again. */
export function createLoader() {
  const loaded = new Map<string, unknown>();

  function load<B>(build: ServerBuild, require: Require, isOne: (value: unknown) => value is B): B {
    const known = loaded.get(build.file) ?? runModule(build.file, require);
    if (!isOne(known)) throw new Error('it does not export what a server build must');
    loaded.set(build.file, known);
    return known;
  }

  function guarded<T>(build: ServerBuild, work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asFailure(error, build);
    }
  }

  const loadShell = (build: ServerBuild): ServerShell =>
    guarded(build, () => load(build, requireBuiltin(build.file), isServerShell));

  return {
    loadShell,
    /** @throws RenderFailure where the remote does not fit the shell */
    loadRemote: (build: ServerBuild, shell: ServerShell): ServerRemote =>
      guarded(build, () => {
        const remote = load(build, requireShared(shell), isServerRemote);
        checkRanges(remote, shell);
        return remote;
      }),
  };
}

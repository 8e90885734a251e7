import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { npm, npmRun } from '../../../scripts/lib/npm.mjs';
import { makeOutside } from '../../../scripts/new-remote/make-outside.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = ['RecipesPage.tsx', 'outside.module.css', 'cup.webp'];
/** Its address is below the prefix that the shell grants; the shell does not know it. */
const recipes = { path: '/outside/recipes', expose: 'RecipesPage', title: 'Recipes', part: 'The recipes' };

const makeFolder = (name: string) => mkdtemp(join(tmpdir(), `storefront-${name}-`));

interface Manifest {
  readonly version: string;
  readonly config?: object;
}

interface Remote {
  readonly exposes: readonly string[];
  readonly routes: readonly object[];
}

async function changeJson<T>(file: string, change: (value: T) => T): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8'))), null, 2));
}

/** Copies the package `shared` of the checkout, one minor version lower. */
async function copyOlderShared(): Promise<string> {
  const folder = await makeFolder('shared');
  await cp(join(ROOT, 'shared'), folder, { recursive: true });
  await changeJson<Manifest>(join(folder, 'package.json'), (manifest) => {
    const [major = 0, minor = 0] = manifest.version.split('.').map(Number);
    return { ...manifest, version: `${major}.${minor - 1}.0` };
  });
  return folder;
}

/** A remote in a repository of its own, outside of the checkout, made as `npm run new:remote -- outside --outside=…` does. */
export class OutsideRepository {
  readonly folder: string;
  #alone: ChildProcess | null = null;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes it with a `shared` that is one minor version behind the shop, and installs its packages. */
  static async make(port: number): Promise<OutsideRepository> {
    const repository = new OutsideRepository(await makeFolder('outside'));
    const shared = await copyOlderShared();
    await makeOutside('outside', repository.folder, shared);
    await rm(shared, { recursive: true, force: true });
    await changeJson<Manifest>(join(repository.folder, 'package.json'), (manifest) => ({
      ...manifest,
      config: { ...manifest.config, port },
    }));
    await npm('install', { folder: repository.folder });
    return repository;
  }

  /** Runs a script of its package.json. Throws with the output if it fails. */
  run(script: string): Promise<void> {
    return npmRun(script, this.folder, `npm run ${script} failed in a remote outside of the checkout`);
  }

  /** Adds the page of the recipes. */
  async addRecipes(): Promise<void> {
    const pages = join(this.folder, 'src/pages');
    await Promise.all(FILES.map((file) => copyFile(join(import.meta.dirname, file), join(pages, file))));
    await changeJson<Manifest>(join(this.folder, 'package.json'), (manifest) => ({
      ...manifest,
      version: '1.1.0',
    }));
    await changeJson<Remote>(join(this.folder, 'remote.json'), ({ exposes, routes, ...remote }) => ({
      ...remote,
      exposes: [...exposes, recipes.expose],
      routes: [...routes, recipes],
    }));
  }

  /** Starts it alone, with the data of a shop. Returns the address. */
  async startAlone(shop: string): Promise<string> {
    const env = { ...process.env, SHOP: shop };
    const child = spawn('npm', ['start'], {
      cwd: this.folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#alone = child;
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address] = /^Listening on (\S+)$/.exec(line) ?? [];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error('npm start ended before it listened')));
    });
  }

  /** Stops what it started, and deletes it. */
  async remove(): Promise<void> {
    if (this.#alone?.pid) process.kill(-this.#alone.pid);
    await rm(this.folder, { recursive: true, force: true });
  }
}

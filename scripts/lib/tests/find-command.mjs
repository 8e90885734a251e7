import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the first of these commands found in these folders or on the PATH, or null. */
export function findCommand(names, folders = []) {
  const places = [...folders, ...(process.env.PATH ?? '').split(delimiter)];
  for (const name of names) {
    for (const folder of places) if (isExecutable(join(folder, name))) return join(folder, name);
  }
  return null;
}

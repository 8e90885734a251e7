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

/** The first of these commands that the path or one of these folders has; null where none has it. */
export function findCommand(names, folders = []) {
  const places = [...folders, ...(process.env.PATH ?? '').split(delimiter)];
  for (const name of names) {
    for (const folder of places) if (isExecutable(join(folder, name))) return join(folder, name);
  }
  return null;
}

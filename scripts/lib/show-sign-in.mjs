import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bold } from './steps.mjs';

/**
 * Returns a function that prints the staff sign-in once the server is up. It prints a generated password at the first
 * start only, later the file that holds it.
 */
export function showSignIn({ adminEmail, adminPassword, dataDir }) {
  const file = join(dataDir, 'admin-password');
  const isFirst = !existsSync(file);
  return () => {
    const near = relative(process.cwd(), file);
    const where = near.startsWith('..') ? file : near;
    const password = adminPassword
      ? 'the password of ADMIN_PASSWORD'
      : isFirst && existsSync(file)
        ? `${readFileSync(file, 'utf8').trim()}  (kept in ${where})`
        : `the password in ${where}`;
    console.log(`  ${bold('Staff')}  ${adminEmail}  ${password}`);
  };
}

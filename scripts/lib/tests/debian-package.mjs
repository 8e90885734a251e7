import { runChild } from '../children.mjs';
import { findCommand } from './find-command.mjs';

const aptGet = (...args) =>
  runChild('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Whether Debian packages may be installed: this is Debian, and we are root. */
export const mayInstall = () => process.getuid?.() === 0 && findCommand(['apt-get']) !== null;

/** Installs a Debian package. Returns the output if that failed, or an empty text. */
export async function installPackage(...names) {
  const update = await aptGet('update');
  const install = await aptGet('install', '-y', '--no-install-recommends', ...names);
  return install.code === 0 ? '' : `${update.output}${install.output}`;
}

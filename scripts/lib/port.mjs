import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });

/** Returns a free port. */
export const freePort = () => listen(0, '127.0.0.1');

/**
 * @param advice what to do where nothing else may be stopped
 * @throws {Problem} that says so if the port cannot be used
 */
export async function checkPort(port, host, advice = `set another one: PORT=${port + 1} npm start`) {
  try {
    await listen(port, host);
  } catch (error) {
    const why = { EADDRINUSE: 'is taken', EACCES: 'may not be used by this account' }[error.code];
    if (why) throw new Problem(`Port ${port} ${why}: stop what uses it, or ${advice}`);
    throw new Problem(`The address ${host}:${port} cannot be used (${error.code}): check HOST and PORT.`);
  }
}

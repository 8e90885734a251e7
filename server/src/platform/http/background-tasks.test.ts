import Fastify from 'fastify';
import { createBackgroundTasks } from './background-tasks';

test('P58: work begins after the answer was sent, so that not even its first step delays it', async () => {
  const events: string[] = [];
  const background = createBackgroundTasks(() => undefined);
  const app = Fastify();
  app.addHook('onSend', async () => void events.push('answered'));
  app.get('/', async () => {
    background.run(async () => void events.push('worked'));
    return 'thanks';
  });
  await app.inject('/');
  await background.idle();
  expect(events).toEqual(['answered', 'worked']);
});

test('idle waits for work that was added but has not begun, and for work added by it', async () => {
  const events: string[] = [];
  const background = createBackgroundTasks(() => undefined);
  background.run(async () => {
    events.push('first');
    background.run(async () => void events.push('second'));
  });
  await background.idle();
  expect(events).toEqual(['first', 'second']);
});

test('a failure is reported and does not block other work', async () => {
  const problems: unknown[] = [];
  const background = createBackgroundTasks((error) => problems.push(error));
  background.run(() => {
    throw new Error('at once');
  });
  background.run(() => Promise.reject(new Error('later')));
  await background.idle();
  expect(problems).toEqual([new Error('at once'), new Error('later')]);
});

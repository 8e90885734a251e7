import { member } from '../support/mock-context';
import { notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockWorld } from '../world';

type OwnSessionCall = 'listOwnSessions' | 'endOwnSession' | 'endOtherSessions';

/** Returns the browsers in which a person is signed in. */
const browsersOf = (world: MockWorld, userId: string) =>
  [...world.sessions].filter(([, id]) => id === userId).map(([browser]) => browser);

/** Where a person is signed in (C299). The id of a browser stands for its session. */
export const ownSessionCalls: MockResolvers<OwnSessionCall> = {
  listOwnSessions(context) {
    const { world, browser } = context;
    const at = new Date(world.now()).toISOString();
    return browsersOf(world, member(context)._id)
      .map((id) => ({
        _id: id,
        device: 'Chrome on Android',
        startedAt: at,
        lastSeenAt: at,
        current: id === browser,
      }))
      .sort((one, other) => Number(other.current) - Number(one.current));
  },

  endOwnSession(context) {
    const { world, params } = context;
    if (!browsersOf(world, member(context)._id).includes(params.id)) throw notFound('Session');
    world.sessions.delete(params.id);
    return new Reply(null, 'Signed out there');
  },

  endOtherSessions(context) {
    const { world, browser } = context;
    for (const id of browsersOf(world, member(context)._id)) if (id !== browser) world.sessions.delete(id);
    return new Reply(null, 'Signed out everywhere else');
  },
};

import type { RegistryPart } from '@storefront/shared/delivery/registry';
import fc from 'fast-check';
import { endCanary, makeCanary, makeLive, withdrawLive } from './part-changes';
import { recordOf, rollbackTarget, rollbackTargets } from './release-records';

const LATER = '2026-02-01T00:00:00.000Z';

type Change = (part: RegistryPart, at: string) => RegistryPart;

const release = fc.integer({ min: 0, max: 4 }).map((digit) => `1.0.${digit}-aaaaaaaaaaaa`);

const goLive = release.map(
  (id): Change =>
    (part, at) =>
      makeLive(part, { release: id, at }),
);
const tryOut = fc.tuple(release, fc.integer({ min: 1, max: 99 })).map(
  ([id, weight]): Change =>
    (part, at) =>
      id === part.live ? part : makeCanary(part, { release: id, at }, weight),
);
const promote: Change = (part, at) => {
  const record = part.canary && recordOf(part, part.canary.release);
  return record ? makeLive(part, { ...record, at }) : part;
};
const rollback: Change = (part, at) => {
  const target = rollbackTarget(part);
  if (part.canary) return endCanary(part, at);
  return target ? withdrawLive(part, target.release, at) : part;
};

/** A part after any changes in any order, an hour apart. */
const anyPart = fc
  .array(fc.oneof(goLive, tryOut, fc.constant(promote), fc.constant(rollback)), { maxLength: 30 })
  .map((changes) =>
    changes.reduce(
      (part, change, hour) => change(part, new Date(Date.UTC(2026, 0, 1, hour)).toISOString()),
      makeLive(undefined, { release: '1.0.0-aaaaaaaaaaaa', at: '2025-12-31T00:00:00.000Z' }),
    ),
  );

const always = (holds: (part: RegistryPart) => void) => fc.assert(fc.property(anyPart, holds));

test('after any changes each release is recorded once, live and canary among them', () => {
  always(({ live, canary, history }) => {
    const ids = history.map((record) => record.release);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(live);
    if (canary) expect(ids.at(-1)).toBe(canary.release);
    expect(canary?.release).not.toBe(live);
  });
});

test('exactly the releases that pages name have no end, and none of them is withdrawn', () => {
  always(({ live, canary, history }) => {
    const named = [live, ...(canary ? [canary.release] : [])].sort();
    const open = history.filter(({ until }) => until === undefined);
    expect(open.map((record) => record.release).sort()).toEqual(named);
    expect(open.every(({ withdrawn }) => withdrawn === undefined)).toBe(true);
  });
});

test('a rollback to an older release withdraws those after it, up to the live one', () => {
  always((part) => {
    const targets = rollbackTargets(part);
    const target = targets.at(-1);
    if (!target) return;
    const back = withdrawLive(endCanary(part, LATER), target.release, LATER);
    const ids = [part.live, ...targets.slice(0, -1).map(({ release }) => release)];
    expect(back.live).toBe(target.release);
    for (const id of ids) expect(recordOf(back, id)?.withdrawn).toBe(LATER);
    expect(recordOf(back, target.release)?.withdrawn).toBeUndefined();
    expect(rollbackTargets(back).map(({ release }) => release)).not.toContain(part.live);
  });
});

test('a rollback never restores a withdrawn release, the live one or the canary', () => {
  always((part) => {
    const target = rollbackTarget(part);
    expect(target?.withdrawn).toBeUndefined();
    if (target) expect([part.live, part.canary?.release]).not.toContain(target.release);
  });
});

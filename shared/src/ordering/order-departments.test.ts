import type { Department } from '../rules/departments';
import { departmentProblem, timesAfterEdit, timesAtDepartment } from './order-departments';
import { NO_TIMES, NONE_DONE, type OrderTimes } from './order-step';

const AT = 100;
const both: readonly Department[] = ['kitchen', 'bar'];
const times = (about: Partial<OrderTimes>, done: object = {}): OrderTimes => ({
  ...NO_TIMES,
  ...about,
  doneAt: { ...NONE_DONE, ...done },
});
const line = (id: string, department: Department | undefined, about: object = {}) => ({
  id,
  department,
  quantity: 2,
  color: null,
  size: null,
  requests: '',
  ...about,
});

describe('C221: a department', () => {
  const at = (before: OrderTimes, department: Department, isDone: boolean) =>
    timesAtDepartment(before, department, isDone, both, AT);

  test('that is done first begins the making; the last one makes the order ready', () => {
    const first = at(NO_TIMES, 'kitchen', true);
    expect(first).toEqual(times({ preparingAt: AT }, { kitchen: AT }));
    expect(timesAtDepartment(first, 'bar', true, both, 200)).toEqual(
      times({ preparingAt: AT, readyAt: 200 }, { kitchen: AT, bar: 200 }),
    );
  });

  test('that is done again keeps its time', () => {
    const ready = times({ preparingAt: 10, readyAt: 20 }, { kitchen: 10, bar: 20 });
    expect(at(ready, 'bar', true)).toEqual(ready);
  });

  test('that is not done any more takes back that the order is ready', () => {
    const ready = times({ preparingAt: 10, readyAt: 20 }, { kitchen: 10, bar: 20 });
    expect(at(ready, 'bar', false)).toEqual(times({ preparingAt: 10 }, { kitchen: 10 }));
    expect(at(ready, 'kitchen', false)).toEqual(times({ preparingAt: 10 }, { bar: 20 }));
  });

  test('takes back a making that began with it alone', () => {
    expect(at(times({ preparingAt: 10 }, { kitchen: 10 }), 'kitchen', false)).toEqual(times({}));
    expect(at(times({ preparingAt: 5 }, { kitchen: 10 }), 'kitchen', false)).toEqual(
      times({ preparingAt: 5 }),
    );
  });
});

describe('C221: after staff changed the lines', () => {
  const before = [line('momo', 'kitchen'), line('tea', 'bar')];
  const ready = times({ preparingAt: 10, readyAt: 20 }, { kitchen: 10, bar: 20 });
  const edited = (after: typeof before, of = ready) => timesAfterEdit(of, before, after, AT);
  const withMomo = (about: object) => [line('momo', 'kitchen', about), line('tea', 'bar')];

  test('nothing changes for lines that are as they were, or fewer', () => {
    expect(edited(before)).toEqual(ready);
    expect(edited(withMomo({ quantity: 1 }))).toEqual(ready);
  });

  test.each([{ quantity: 3 }, { color: 'Red' }, { size: 'L' }, { requests: 'hot' }, { id: 'other' }])(
    'a department with %j is not done any more',
    (about) => {
      expect(edited(withMomo(about))).toEqual(times({ preparingAt: 10 }, { bar: 20 }));
    },
  );

  test('a department that lost its last line no longer counts', () => {
    expect(edited([line('tea', 'bar')])).toEqual(times({ preparingAt: 10, readyAt: 20 }, { bar: 20 }));
    const waiting = times({ preparingAt: 10 }, { kitchen: 10 });
    expect(edited([line('momo', 'kitchen')], waiting)).toEqual(
      times({ preparingAt: 10, readyAt: AT }, { kitchen: 10 }),
    );
    expect(edited([line('momo', 'kitchen')], times({}, { kitchen: 10 })).preparingAt).toBe(AT);
  });

  test('an order of which nothing is done stays as far as it was', () => {
    expect(edited(withMomo({ quantity: 3 }), times({ preparingAt: 10 }))).toEqual(times({ preparingAt: 10 }));
    expect(edited(before, times({}))).toEqual(times({}));
  });

  test('lines of no department change nothing', () => {
    expect(edited([line('old', undefined)])).toBe(ready);
  });
});

test('C221: a department takes a step of an order that is being made and has something for it', () => {
  expect(departmentProblem('processing', 'bar', both)).toBeNull();
  expect(departmentProblem('pending', 'bar', both)).toBe('This order is pending and takes no step');
  expect(departmentProblem('processing', 'closet', both)).toBe('This order has nothing for the closet');
});

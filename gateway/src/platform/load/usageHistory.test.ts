import { expect, test } from 'vitest';
import type { CallerKey } from './callerKey.ts';
import { createUsageHistory } from './usageHistory.ts';

const nine = Date.parse('2026-03-02T09:00:00Z');
const nothing = { token: null, operations: 0, refusals: 0, restCalls: 0, callSeconds: 0 };
const key = (caller: string, token: number | null = null): CallerKey => ({ caller, token });

test('what a caller uses adds up by minute, apart from what others use', () => {
  let now = nine + 12_000;
  const { add, minutesOf } = createUsageHistory(() => now);
  add(key('a'), { operations: 1 });
  add(key('a'), { restCalls: 2, callSeconds: 0.5 });
  add(key('b'), { refusals: 1 });
  now = nine + 61_000;
  add(key('a'), { operations: 1 });

  expect(minutesOf('a')).toEqual([
    { startMs: nine, token: null, operations: 1, refusals: 0, restCalls: 2, callSeconds: 0.5 },
    { ...nothing, startMs: nine + 60_000, operations: 1 },
  ]);
  expect(minutesOf('b')).toEqual([{ ...nothing, startMs: nine, refusals: 1 }]);
  expect(minutesOf('c')).toEqual([]);
});

test('an hour of use is kept, also of a caller that uses nothing any more', () => {
  let now = nine;
  const { add, minutesOf } = createUsageHistory(() => now);
  add(key('a'), { operations: 1 });
  now = nine + 59 * 60_000;
  add(key('a'), { operations: 1 });
  expect(minutesOf('a')).toHaveLength(2);
  now = nine + 60 * 60_000;
  expect(minutesOf('a')).toHaveLength(1);
  now = nine + 119 * 60_000;
  expect(minutesOf('a')).toEqual([]);
});

test('beyond 10,000 callers, the one that was seen least lately is forgotten', () => {
  const { add, minutesOf } = createUsageHistory(() => nine);
  add(key('first'), { operations: 1 });
  add(key('second'), { operations: 1 });
  for (let caller = 0; caller < 9_998; caller += 1) add(key(String(caller)), { operations: 1 });
  add(key('first'), { operations: 1 });
  add(key('one more'), { operations: 1 });
  expect(minutesOf('first')).toHaveLength(1);
  expect(minutesOf('second')).toEqual([]);
});

test('tokens of a caller are counted apart from each other and from its sessions', () => {
  let now = nine;
  const { add, minutesOf } = createUsageHistory(() => now);
  add(key('a'), { operations: 1 });
  add(key('a', 12), { operations: 2 });
  add(key('a'), { operations: 4 });
  now = nine + 60_000;
  add(key('a', 12), { operations: 8 });

  expect(minutesOf('a')).toEqual([
    { ...nothing, startMs: nine, operations: 5 },
    { ...nothing, startMs: nine, token: 12, operations: 2 },
    { ...nothing, startMs: nine + 60_000, token: 12, operations: 8 },
  ]);
});

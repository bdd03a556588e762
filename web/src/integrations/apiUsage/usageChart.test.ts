import { expect, test } from 'vitest';
import { usagePicture } from './usageChart.ts';
import { defaultUsageChoice } from './usageSearch.ts';
import { type UsedBy, sessionsId } from './usageSources.ts';

const at = { nowMs: Date.parse('2026-03-02T10:00:30Z'), zone: 'UTC' };
const nothing = { operations: 0, refusals: 0, restCalls: 0, callSeconds: 0 };
const source = (id: string, name: string, ...seconds: (readonly [string, number])[]): UsedBy => ({
  id,
  name,
  minutes: seconds.map(([time, callSeconds]) => ({
    ...nothing,
    startedAt: `2026-03-02T${time}:00.000Z`,
    callSeconds,
  })),
});
const sessions = source(sessionsId, 'Web sessions', ['10:00', 1]);

test('an hour has a bar for each five minutes, with a part for each source', () => {
  const payroll = source('12', 'Payroll', ['09:01', 2], ['09:05', 3], ['09:06', 4]);
  const { chart, rows, columns } = usagePicture([sessions, payroll], defaultUsageChoice, at);

  expect(columns).toEqual(['Web sessions', 'Payroll']);
  expect(rows).toHaveLength(12);
  expect(rows.map(({ values }) => values).slice(0, 2)).toEqual([
    [0, 5],
    [0, 4],
  ]);
  expect(rows.at(-1)?.values).toEqual([1, 0]);
  expect(chart.bars[0]?.text).toBe('9:01 am to 9:06 am: 5.0 s. Payroll 5.0 s');
  expect(chart.bars[3]?.text).toBe('9:16 am to 9:21 am: 0.0 s');
});

test.each([
  ['callSeconds', 'Seconds'],
  ['operations', 'Operations'],
  ['restCalls', 'REST calls'],
  ['refusals', 'Refusals'],
] as const)('the scale of %s says that it counts %s', (measure, unit) => {
  expect(usagePicture([sessions], { ...defaultUsageChoice, measure }, at).chart.unit).toBe(unit);
});

test('ten minutes have a bar each', () => {
  const { rows } = usagePicture([sessions], { ...defaultUsageChoice, span: 'ten-minutes' }, at);
  expect(rows).toHaveLength(10);
  expect(rows.at(-1)?.label).toBe('10:00 am to 10:01 am');
});

test('tokens beyond the two that used most share a part', () => {
  const tokens = [1, 2, 3, 4].map((size) => source(String(size), `Token ${size}`, ['10:00', size]));
  const { chart, rows } = usagePicture([sessions, ...tokens], defaultUsageChoice, at);
  expect(chart.legend).toEqual([
    { label: 'Web sessions', tone: 'main' },
    { label: 'Token 4', tone: 'second' },
    { label: 'Token 3', tone: 'third' },
    { label: '2 other tokens', tone: 'rest' },
  ]);
  expect(rows.at(-1)?.values).toEqual([1, 4, 3, 3]);
});

test('one source alone can be chosen, and what it lacks is empty', () => {
  const payroll = source('12', 'Payroll', ['10:00', 2]);
  const chosen = { ...defaultUsageChoice, source: '12' };
  expect(usagePicture([sessions, payroll], chosen, at)).toMatchObject({
    columns: ['Payroll'],
    isEmpty: false,
  });
  const { isEmpty } = usagePicture([sessions, payroll], { ...chosen, measure: 'refusals' }, at);
  expect(isEmpty).toBe(true);
});

test('a gateway whose clock is ahead decides what the last minute is', () => {
  const ahead = source(sessionsId, 'Web sessions', ['10:02', 1]);
  expect(usagePicture([ahead], defaultUsageChoice, at).rows.at(-1)?.values).toEqual([1]);
});

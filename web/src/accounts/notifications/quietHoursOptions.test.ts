import { expect, test } from 'vitest';
import { timeOptions, zoneOptions } from './quietHoursOptions.ts';

test('a time can be each half hour, and what it is now, in order', () => {
  expect(timeOptions('22:00')).toHaveLength(48);
  expect(timeOptions('22:00')[45]).toEqual({ value: '22:30', label: '10:30 pm' });
  const times = timeOptions('21:15').map(({ value }) => value);
  expect(times).toHaveLength(49);
  expect(times.slice(42, 45)).toEqual(['21:00', '21:15', '21:30']);
});

const values = (...others: (string | null)[]) => zoneOptions(...others).map(({ value }) => value);

test('a zone can be one of the country, and one that matters although it is not', () => {
  expect(values('America/New_York', null, '')).toEqual(values());
  expect(values('Europe/Berlin', 'Europe/Berlin').slice(values().length)).toEqual(['Europe/Berlin']);
  expect(zoneOptions('America/Sao_Paulo').at(-1)?.label).toBe('Brasilia (Sao Paulo)');
});

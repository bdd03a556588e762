import { expect, test } from 'vitest';
import { optionsOf } from './filterOptions.ts';

const zoe = { id: 2, label: 'Zoe' };
const ana = { id: 10, label: 'Ana' };

test('offers each thing once, by its label', () => {
  expect(optionsOf([zoe, ana, null, undefined, zoe], null, 'Chosen')).toEqual([
    { value: '10', label: 'Ana' },
    { value: '2', label: 'Zoe' },
  ]);
});

test('offers the latest shift first', () => {
  const sunday = { id: 1, label: 'Bartender, Sun, Nov 1, 6 PM', startsAt: 1_000 };
  const monday = { id: 2, label: 'Bartender, Mon, Nov 2, 6 PM', startsAt: 2_000 };

  expect(optionsOf([sunday, monday], null, 'Chosen').map(({ value }) => value)).toEqual(['2', '1']);
});

test('keeps what is chosen, also where nothing names it', () => {
  expect(optionsOf([zoe], 2, 'Chosen')).toEqual([{ value: '2', label: 'Zoe' }]);
  expect(optionsOf([], 2, 'Chosen')).toEqual([{ value: '2', label: 'Chosen' }]);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { knownRows, openEnum, openEnumOr, openEnums } from './openEnum.ts';

const sizes = ['SMALL', 'LARGE'] as const;

test('an unknown value is null', () => {
  expect(openEnum(sizes).parse('SMALL')).toBe('SMALL');
  expect(openEnum(sizes).parse('HUGE')).toBeNull();
});

test('an unknown value is another one of the enum', () => {
  expect(openEnumOr(sizes, 'SMALL').parse('LARGE')).toBe('LARGE');
  expect(openEnumOr(sizes, 'SMALL').parse('HUGE')).toBe('SMALL');
});

test('an unknown value is left out of a list', () => {
  expect(openEnums(sizes).parse(['SMALL', 'HUGE', 'LARGE'])).toEqual(['SMALL', 'LARGE']);
});

test('a row with an unknown value is left out', () => {
  const rows = knownRows(z.object({ id: z.int(), size: z.enum(sizes) }));

  expect(
    rows.parse([
      { id: 1, size: 'HUGE' },
      { id: 2, size: 'LARGE' },
    ]),
  ).toEqual([{ id: 2, size: 'LARGE' }]);
});

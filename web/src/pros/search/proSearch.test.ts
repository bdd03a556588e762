import { expect, test } from 'vitest';
import { changeProFilter } from './changeProFilter.ts';
import { isProSearchFiltered, readProSearch, writeProSearch } from './proSearch.ts';

const uuid = '0b9e6f3a-1c2d-4e5f-8a9b-0c1d2e3f4a5b';
const search = {
  pro_fullname: 'Ana',
  area: 'anywhere',
  has_worked_together: 'false',
  is_favorite: 'true',
  rating_gte: '4.5',
  badge_types: 'GOLD,SILVER',
  previous_positions: '2,4',
  skill_group: 'EVENT',
  time_blocks: 'MORNING,EVENING',
  days_of_week: 'MONDAY,SUNDAY',
  hours_per_week: '10_20',
  contractor_types: 'EVENT',
  certifications: '1',
  pro_certifications: '2',
  ordering: '-completion_rate',
  view: 'cards',
  pros: uuid,
  pro: uuid,
};

test('an address is read and written the same', () => {
  expect(writeProSearch(readProSearch(search))).toEqual(search);
  expect(writeProSearch(readProSearch({}))).toEqual({});
});

test('what an address does not know is dropped', () => {
  const strange = Object.fromEntries(Object.keys(search).map((name) => [name, '<x>']));

  expect(writeProSearch(readProSearch({ ...strange, rating_gte: '5.1', other: '1' }))).toEqual({
    pro_fullname: '<x>',
  });
});

test('look, order, area, picked pros and the open one are no filters', () => {
  expect(
    isProSearchFiltered(
      readProSearch({ view: 'cards', ordering: 'rating', area: 'anywhere', pros: uuid, pro: uuid }),
    ),
  ).toBe(false);
  expect(isProSearchFiltered(readProSearch({ is_verified: true }))).toBe(true);
});

test('who is new here has not worked here before: the last choice holds', () => {
  const worked = changeProFilter(readProSearch({}), 'flags', ['has_worked_together', 'is_verified']);
  const isNew = changeProFilter(worked, 'flags', ['has_worked_together', 'is_verified', 'new']);
  const again = changeProFilter(isNew, 'flags', ['is_verified', 'new', 'has_worked_together']);

  expect(writeProSearch(isNew)).toEqual({ has_worked_together: 'false', is_verified: 'true' });
  expect(writeProSearch(again)).toEqual({ has_worked_together: 'true', is_verified: 'true' });
});

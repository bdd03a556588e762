import { expect, test } from 'vitest';
import { dashboardVariables, readDashboardSearch, writeDashboardSearch } from './dashboardSearch.ts';

const initial = { days: null, compare: 'PREVIOUS_PERIOD', position: null } as const;

test('the filters of a dashboard survive the way through the address', () => {
  const choice = {
    days: { from: '2026-03-02', to: '2026-03-29' },
    compare: 'SAME_WEEKS_LAST_YEAR',
    position: 4,
  } as const;
  const search = writeDashboardSearch(choice);

  expect(search).toEqual({ from: '2026-03-02', to: '2026-03-29', compare: 'last-year', position: '4' });
  expect(readDashboardSearch({ ...search })).toEqual(choice);
  expect(writeDashboardSearch(initial)).toEqual({});
  expect(dashboardVariables(choice)).toEqual({
    from: '2026-03-02',
    to: '2026-03-29',
    compare: 'SAME_WEEKS_LAST_YEAR',
    position: 4,
  });
  expect(dashboardVariables(initial)).toMatchObject({ from: null, to: null });
});

test.each([
  { from: '2026-03-02' },
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '2020-03-02', to: '2026-03-01' },
  { compare: 'yesterday', position: 'cook' },
])('the address %o filters nothing', (search) => {
  expect(readDashboardSearch(search)).toEqual(initial);
});

import { expect, test } from 'vitest';
import { dashboardVariables, readDashboardSearch, writeDashboardSearch } from './dashboardSearch.ts';

const initial = { days: null, daysProblem: null, compare: 'PREVIOUS_PERIOD', position: null } as const;

test('the filters of a dashboard survive the way through the address', () => {
  const choice = {
    days: { from: '2026-03-02', to: '2026-03-29' },
    compare: 'SAME_WEEKS_LAST_YEAR',
    position: 4,
    daysProblem: null,
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
  [{ from: '2026-03-02' }, 'Enter both days, between 2000 and 2099.'],
  [{ from: 'yesterday', to: '2026-03-02' }, 'Enter both days, between 2000 and 2099.'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'The last day is before the first one.'],
  [{ from: '2016-03-02', to: '2026-03-01' }, 'Choose at most two years.'],
  [{ compare: 'yesterday', position: 'cook' }, null],
])('the address %o filters nothing, and says why', (search, daysProblem) => {
  expect(readDashboardSearch(search)).toEqual({ ...initial, daysProblem });
});

import { expect, test } from 'vitest';
import { addOnRows } from './addOnRows.ts';

test('the first location has an ended, a current and an upcoming add-on', () => {
  const rows = addOnRows(Date.parse('2026-03-02T15:00:00Z')).filter(({ location_id }) => location_id === 1);

  expect(rows.map(({ type, start_date, end_date }) => [type, start_date, end_date])).toEqual([
    ['API_ACCESS', '2025-01-06', '2026-01-01'],
    ['CONCIERGE', '2025-08-14', null],
    ['BACKGROUND_CHECKS', '2026-03-16', null],
  ]);
});

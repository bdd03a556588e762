import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { interviewStatuses } from './interviewStatus.ts';
import { invitationStanding } from './invitationStanding.ts';

const start = Temporal.Instant.from('2026-03-05T23:00:00Z');
const end = Temporal.Instant.from('2026-03-06T00:00:00Z');
const before = start.subtract({ milliseconds: 1 });
const during = end.subtract({ milliseconds: 1 });

test.each([
  ['INVITED', before, 'OPEN'],
  ['INVITED', start, 'MISSED'],
  ['CONFIRMED', before, 'ACCEPTED'],
  ['CONFIRMED', during, 'ACCEPTED'],
  ['CONFIRMED', end, 'OVER'],
  ['DECLINED', before, 'DECLINED'],
  ['DECLINED', end, 'DECLINED'],
] as const)('%s at %s: %s', (status, now, standing) => {
  expect(invitationStanding({ status, start, end }, now)).toBe(standing);
});

test('whatever follows the interview, the invitation is over', () => {
  const later = interviewStatuses.filter((status) => !['INVITED', 'CONFIRMED', 'DECLINED'].includes(status));

  expect(later.map((status) => invitationStanding({ status, start, end }, before))).toEqual(
    later.map(() => 'OVER'),
  );
});

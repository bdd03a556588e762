import { expect, test } from 'vitest';
import { checkedShifts } from './checkedShifts.ts';

const shift = {
  date: '2099-01-15',
  startTime: '17:00',
  endTime: '23:00',
  unpaidBreakMinutes: 30,
  wageCents: 2450,
  bonusCents: 0,
  places: 2,
};

test('a check judges the position, the times and the wage; without a position it judges nothing', () => {
  expect(
    checkedShifts([
      { ...shift, skillId: 'skill-1' },
      { ...shift, skillId: '' },
    ]),
  ).toEqual([
    { skillId: 'skill-1', date: '2099-01-15', startTime: '17:00', endTime: '23:00', wageCents: 2450 },
  ]);
});

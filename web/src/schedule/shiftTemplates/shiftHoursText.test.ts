import { expect, test } from 'vitest';
import { shiftHoursText, shiftLengthText } from './shiftHoursText.ts';

test.each([
  ['09:00', '17:00', 30, '9:00 am – 5:00 pm', '8 h, 30 min unpaid break'],
  ['17:00', '01:30', 0, '5:00 pm – 1:30 am', '8 h 30 min, no break, ends the next day'],
])('formats %s to %s with a %d-minute break', (startTime, endTime, unpaidBreakMinutes, hours, length) => {
  const shift = { startTime, endTime, unpaidBreakMinutes };

  expect([shiftHoursText(shift), shiftLengthText(shift)]).toEqual([hours, length]);
});

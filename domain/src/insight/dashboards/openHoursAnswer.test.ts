import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Weekday, weekdays } from '../../platform/time/weekday.ts';
import type { OpenHour } from './openHours.ts';
import { openHoursAnswer } from './openHoursAnswer.ts';

type Places = readonly [places: number, open: number];

/** Equal hours of a day, from the first until before the last. */
const hoursOf = (weekday: Weekday, from: number, to: number, [places, open]: Places): OpenHour[] =>
  Array.from({ length: to - from }, (_, index) => ({ weekday, hour: from + index, places, open }));

const good: Places = [10, 0];
const short: Places = [10, 4];

/** Every day from 10 am to 11 pm without an open place, but for what is given. */
const weekWith = (hours: readonly OpenHour[]) => {
  const isGiven = (hour: OpenHour) =>
    hours.some(({ weekday, hour: other }) => weekday === hour.weekday && other === hour.hour);
  const others = weekdays.flatMap((weekday) => hoursOf(weekday, 10, 23, good));
  return [...others.filter((hour) => !isGiven(hour)), ...hours];
};

test.each<[string, OpenHour[], string]>([
  ['without shifts', [], 'No shifts in this period.'],
  ['without open places', weekWith([]), 'Every place was filled, at every hour.'],
  [
    'with one short hour',
    weekWith(hoursOf('TUESDAY', 12, 13, short)),
    'Tuesday from 12 pm to 1 pm is short: 40% of places stayed open.',
  ],
  [
    'with two short evenings',
    weekWith([...hoursOf('FRIDAY', 17, 23, short), ...hoursOf('SATURDAY', 17, 23, [10, 6])]),
    'Friday and Saturday from 5 pm to 11 pm are short: 50% of places stayed open.',
  ],
  [
    'with a short night, which belongs to the day before',
    weekWith([...hoursOf('SUNDAY', 21, 24, short), ...hoursOf('MONDAY', 0, 2, short)]),
    'Sunday from 9 pm to 2 am is short: 40% of places stayed open.',
  ],
  [
    'that is short at lunch and more so in the evening',
    weekWith([...hoursOf('FRIDAY', 11, 14, short), ...hoursOf('FRIDAY', 17, 22, short)]),
    'Friday from 5 pm to 10 pm is short: 40% of places stayed open.',
  ],
  [
    'with short mornings',
    weekWith(weekdays.flatMap((weekday) => hoursOf(weekday, 6, 9, short))),
    'Every day from 6 am to 9 am is short: 40% of places stayed open.',
  ],
  [
    'with one day that is short at all hours',
    weekWith([...hoursOf('SATURDAY', 0, 24, short), ...hoursOf('SUNDAY', 0, 5, short)]),
    'Saturday all day is short: 40% of places stayed open.',
  ],
  [
    'where nothing was ever filled',
    hoursOf('MONDAY', 9, 17, [2, 2]),
    'Monday from 9 am to 5 pm is short: 100% of places stayed open.',
  ],
  [
    'where all hours are alike',
    weekdays.flatMap((weekday) => hoursOf(weekday, 10, 23, short)),
    'No hours are short: the places that stayed open are spread over the week.',
  ],
  [
    'with a small share that stays open',
    weekWith(hoursOf('FRIDAY', 17, 23, [100, 9])),
    'No hours are short: the places that stayed open are spread over the week.',
  ],
  [
    'with a single open place',
    weekWith(hoursOf('FRIDAY', 17, 23, [1, 1])),
    'No hours are short: the places that stayed open are spread over the week.',
  ],
])('a week %s', (_what, hours, answer) => {
  expect(openHoursAnswer(hours)).toBe(answer);
});

test('the answer does not depend on the order of the hours', () => {
  const hour = fc.record({
    weekday: fc.constantFrom(...weekdays),
    hour: fc.nat(23),
    places: fc.nat(9),
    open: fc.nat(9),
  });
  const hours = fc.uniqueArray(
    hour.map((found) => ({ ...found, places: found.places + found.open })),
    { selector: ({ weekday, hour: number }) => `${weekday} ${number}` },
  );
  fc.assert(
    fc.property(hours, (found) => {
      const answer = openHoursAnswer(found);

      expect(openHoursAnswer(found.toReversed())).toBe(answer);
      expect(answer).toMatch(/^(No|Every|(Mon|Tue|Wed|Thu|Fri|Sat|Sun)).*\.$/);
    }),
  );
});

import { expect, test } from 'vitest';
import { hoursFromStart } from '../../../testing/builders.ts';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { adjustHours } from './adjustHours.ts';

const { confirmed } = applicationStates;
const hours = { start_time: hoursFromStart(1), end_time: hoursFromStart(9) };

test('adjusting changes the hours, and records who changed them, when and why', () => {
  expect(adjustHours(hours, 'Left early')(transitionFacts({ application: confirmed, at: 10 }))).toEqual({
    work_start_time: hoursFromStart(1),
    work_end_time: hoursFromStart(9),
    hours_updated_ts: hoursFromStart(10),
    hours_updated_by_user_id: 4,
    hours_reason: 'Left early',
  });
});

test('omitted fields of adjusted hours stay unchanged', () => {
  expect(
    adjustHours({ end_time: hoursFromStart(9) })(transitionFacts({ application: confirmed })),
  ).toMatchObject({
    work_start_time: hoursFromStart(0),
    work_end_time: hoursFromStart(9),
  });
});

test.each(['FAILED', 'ERROR'] as const)(
  'a payment that is %s does not prevent a change of the hours',
  (status) => {
    const application = { ...confirmed, business_payment_status: status };

    expect(adjustHours(hours)(transitionFacts({ application }))).toMatchObject({
      work_end_time: hours.end_time,
    });
  },
);

test.each(['AVAILABLE', 'SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT'] as const)(
  'no hours change under a payment that is %s',
  (status) => {
    for (const paid of [{ business_payment_status: status }, { pro_payment_status: status }]) {
      expect(() => adjustHours(hours)(transitionFacts({ application: { ...confirmed, ...paid } }))).toThrow(
        expect.objectContaining({ code: 'invalid_transition', message: expect.stringContaining('is paid') }),
      );
    }
  },
);

test.each([
  ['cancelled', 'is cancelled'],
  ['selected', 'is not confirmed'],
  ['open', 'is not confirmed'],
] as const)('an application that is %s has no hours', (state, sentence) => {
  expect(() => adjustHours(hours)(transitionFacts({ application: applicationStates[state] }))).toThrow(
    sentence,
  );
});

test('an end that is not after the start is a wrong field', () => {
  const backwards = adjustHours({ start_time: hoursFromStart(8) });

  expect(() => backwards(transitionFacts({ application: confirmed }))).toThrow(
    expect.objectContaining({
      code: 'invalid',
      extras: expect.objectContaining({ target: 'working_hours.end_time' }),
    }),
  );
});

const until = (end: number) => adjustHours({ start_time: hoursFromStart(0), end_time: hoursFromStart(end) });

test('hours above 16 are a wrong field, and 16 are not', () => {
  expect(() => until(16.1)(transitionFacts({ application: confirmed }))).toThrow(
    'At most 16 hours can be paid.',
  );
  expect(until(16)(transitionFacts({ application: confirmed }))).toMatchObject({
    work_end_time: hoursFromStart(16),
  });
});

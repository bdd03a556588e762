import { describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../../testing/builders.ts';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { sendHome } from './sendHome.ts';

const { confirmed } = applicationStates;

test.each(['FEWER_PROS_NEEDED', 'OTHER'] as const)('pays at least 4 hours for %s', (reason) => {
  expect(sendHome(reason)(transitionFacts({ application: confirmed, at: 1 }))).toEqual({
    work_end_time: hoursFromStart(4),
    hours_updated_ts: hoursFromStart(1),
    hours_updated_by_user_id: 4,
    sent_home_reason: reason,
    sent_home_ts: hoursFromStart(1),
  });
});

test('pays the worked time if it is more than 4 hours', () => {
  expect(sendHome('FEWER_PROS_NEEDED')(transitionFacts({ application: confirmed, at: 6 }))).toMatchObject({
    work_end_time: hoursFromStart(6),
  });
});

test('pays at most the posted time', () => {
  const application = { ...confirmed, work_end_time: hoursFromStart(3) };

  expect(sendHome('OTHER')(transitionFacts({ application, at: 1 }))).toMatchObject({
    work_end_time: hoursFromStart(3),
  });
});

test.each([
  [hoursFromStart(0.25), hoursFromStart(4)],
  [hoursFromStart(0.26), hoursFromStart(1)],
])('a clock-in at %s ends the work at %s for LATE', (first_clock_in_ts, work_end_time) => {
  const application = { ...confirmed, first_clock_in_ts };

  expect(sendHome('LATE')(transitionFacts({ application, at: 1 }))).toMatchObject({ work_end_time });
});

test('LATE is judged by the posted start, not by one that a manager set', () => {
  const application = {
    ...confirmed,
    work_start_time: hoursFromStart(0.5),
    first_clock_in_ts: hoursFromStart(0.5),
  };

  expect(sendHome('LATE')(transitionFacts({ application, at: 1 }))).toMatchObject({
    work_end_time: hoursFromStart(1),
  });
});

test.each(['LATE', 'ATTIRE', 'CONDUCT'] as const)('ends the work now for %s', (reason) => {
  expect(sendHome(reason)(transitionFacts({ application: confirmed, at: 1 }))).toMatchObject({
    work_end_time: hoursFromStart(1),
  });
});

describe('throws invalid_transition', () => {
  test('no one is sent home before the start', () => {
    expect(() => sendHome('LATE')(transitionFacts({ application: confirmed, at: -1 }))).toThrow(
      'has not started',
    );
  });

  test('no one is sent home after the end of the work', () => {
    expect(() => sendHome('LATE')(transitionFacts({ application: confirmed, at: 8 }))).toThrow('is over');
  });

  test('no one is sent home a second time', () => {
    const application = { ...confirmed, sent_home_ts: hoursFromStart(1) };

    expect(() => sendHome('OTHER')(transitionFacts({ application, at: 2 }))).toThrow('sent home already');
  });

  test.each(['cancelled', 'paid', 'selected', 'open'] as const)(
    'no one is sent home whose application is %s',
    (state) => {
      expect(() =>
        sendHome('LATE')(transitionFacts({ application: applicationStates[state], at: 1 })),
      ).toThrow(
        expect.objectContaining({
          code: 'invalid_transition',
          message: expect.stringContaining(`is ${state}`),
        }),
      );
    },
  );
});

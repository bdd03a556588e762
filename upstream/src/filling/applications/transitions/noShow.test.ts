import { expect, test } from 'vitest';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { noShow } from './noShow.ts';

const { confirmed } = applicationStates;

test('a confirmed pro who is not there is a no-show from the start on', () => {
  expect(noShow(transitionFacts({ application: confirmed, at: 0 }))).toMatchObject({
    is_cancelled: true,
    cancellation_reason: 'NO_SHOW',
    cancelled_by_user_id: 4,
  });
});

test('rejects a no-show before the start', () => {
  expect(() => noShow(transitionFacts({ application: confirmed, at: -1 }))).toThrow('has not started');
});

test.each(['cancelled', 'paid', 'selected', 'open'] as const)(
  'an application that is %s stays unchanged',
  (state) => {
    expect(() => noShow(transitionFacts({ application: applicationStates[state], at: 1 }))).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        message: expect.stringContaining(`is ${state}`),
      }),
    );
  },
);

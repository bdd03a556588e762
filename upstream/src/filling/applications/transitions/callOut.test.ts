import { expect, test } from 'vitest';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { callOut } from './callOut.ts';

const { confirmed } = applicationStates;

test.each([
  ['PRO', 'CALLED_OUT'],
  ['BUSINESS', 'BUSINESS_CALLED_OUT'],
] as const)('a job that the %s calls off is cancelled with %s', (calledOutBy, reason) => {
  expect(callOut(calledOutBy)(transitionFacts({ application: confirmed }))).toMatchObject({
    is_cancelled: true,
    cancellation_reason: reason,
  });
});

test('a job can be called off until the gig ends, and not then', () => {
  expect(callOut('PRO')(transitionFacts({ application: confirmed, at: 7 }))).toMatchObject({
    is_cancelled: true,
  });
  expect(() => callOut('PRO')(transitionFacts({ application: confirmed, at: 8 }))).toThrow('is over');
});

test.each(['cancelled', 'paid', 'selected', 'open'] as const)(
  'an application that is %s stays unchanged',
  (state) => {
    expect(() => callOut('PRO')(transitionFacts({ application: applicationStates[state] }))).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        message: expect.stringContaining(`is ${state}`),
      }),
    );
  },
);

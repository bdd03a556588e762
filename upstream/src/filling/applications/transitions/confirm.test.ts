import { expect, test } from 'vitest';
import { describeStatus } from '../../../schedule/gigs/gigStatus.ts';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { confirm } from './confirm.ts';

const { selected } = applicationStates;

test('a selected pro is confirmed', () => {
  expect(confirm(transitionFacts({ application: selected }))).toEqual({ is_confirmed: true });
});

test('a pro can be confirmed while the gig runs', () => {
  const facts = transitionFacts({ application: selected, gig: { status: 'CONFIRMED' }, at: 1 });

  expect(confirm(facts)).toEqual({ is_confirmed: true });
});

test.each(['cancelled', 'paid', 'confirmed', 'open'] as const)(
  'an application that is %s stays unchanged',
  (state) => {
    expect(() => confirm(transitionFacts({ application: applicationStates[state] }))).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        message: expect.stringContaining(`is ${state}`),
      }),
    );
  },
);

test.each(['UNAPPROVED', 'CANCELLED', 'UNFILLED', 'INCOMPLETE', 'FAILED_PAYMENT', 'COMPLETED'] as const)(
  'rejects a gig that is %s',
  (status) => {
    expect(() => confirm(transitionFacts({ application: selected, gig: { status } }))).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        message: expect.stringContaining(describeStatus(status)),
      }),
    );
  },
);

test('rejects a location without a payment method', () => {
  expect(() => confirm(transitionFacts({ application: selected, hasPaymentMethod: false }))).toThrow(
    expect.objectContaining({ code: 'PAYMENT_METHOD_DOES_NOT_EXIST' }),
  );
});

test('rejects a gig that has ended', () => {
  expect(() => confirm(transitionFacts({ application: selected, at: 8 }))).toThrow('is over');
});

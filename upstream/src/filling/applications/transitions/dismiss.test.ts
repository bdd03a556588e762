import { expect, test } from 'vitest';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { dismiss } from './dismiss.ts';

const staffers = dismiss({ reason: 'STAFFER_DISMISSAL', explanation: 'Too far away' });

test.each(['open', 'selected', 'confirmed'] as const)(
  'an applicant who is %s is dismissed, with the reason',
  (state) => {
    const facts = transitionFacts({ application: applicationStates[state] });

    expect(staffers(facts)).toEqual({
      is_cancelled: true,
      cancellation_reason: 'STAFFER_DISMISSAL',
      cancellation_explanation: 'Too far away',
      cancelled_ts: facts.now,
      cancelled_by_user_id: 4,
    });
  },
);

test.each(['cancelled', 'paid'] as const)('an application that is %s stays unchanged', (state) => {
  expect(() => staffers(transitionFacts({ application: applicationStates[state] }))).toThrow(
    expect.objectContaining({ code: 'invalid_transition', message: expect.stringContaining(`is ${state}`) }),
  );
});

test('a pro who was to come and whose gig has started is a no-show or is sent home', () => {
  expect(() => staffers(transitionFacts({ application: applicationStates.confirmed, at: 0 }))).toThrow(
    'record a no-show or send the pro home instead',
  );
});

test('an applicant without a confirmed place is still dismissed after the start', () => {
  expect(staffers(transitionFacts({ at: 1 }))).toMatchObject({ is_cancelled: true });
});

test.each(['AUTO_MATCH', 'AUTO_DIRECT_OFFER'] as const)(
  'a selection by %s can be overridden',
  (selection_source) => {
    const facts = transitionFacts({ application: { is_selected: true, selection_source } });

    expect(dismiss({ reason: 'OVERRIDE_AUTOSELECT', explanation: null })(facts)).toMatchObject({
      cancellation_reason: 'OVERRIDE_AUTOSELECT',
    });
  },
);

test.each(['STAFFER', 'ADMIN', null] as const)(
  'a selection by %s is nothing to override',
  (selection_source) => {
    const facts = transitionFacts({
      application: { is_selected: selection_source !== null, selection_source },
    });

    expect(() => dismiss({ reason: 'OVERRIDE_AUTOSELECT', explanation: null })(facts)).toThrow(
      expect.objectContaining({ code: 'invalid', extras: expect.objectContaining({ target: 'reason' }) }),
    );
  },
);

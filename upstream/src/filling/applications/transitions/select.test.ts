import { describe, expect, test } from 'vitest';
import { describeStatus } from '../../../schedule/gigs/gigStatus.ts';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { select } from './select.ts';

test('selects an open applicant, and records who selected them', () => {
  expect(select(transitionFacts())).toEqual({
    is_selected: true,
    selection_source: 'STAFFER',
    selected_by_user_id: 4,
  });
});

test("a platform admin's selection is marked as such", () => {
  expect(select(transitionFacts({ isPlatformAdmin: true }))).toMatchObject({ selection_source: 'ADMIN' });
});

test('selects for a full gig up to the overfill of the location', () => {
  const facts = { gig: { selected_applications: 2, status: 'CONFIRMED' }, overfillPositions: 1 } as const;

  expect(select(transitionFacts(facts))).toMatchObject({ is_selected: true });
});

test('the gig_full error contains the number of places', () => {
  const facts = transitionFacts({ gig: { selected_applications: 3 }, overfillPositions: 1 });

  expect(() => select(facts)).toThrow(
    expect.objectContaining({ code: 'gig_full', message: 'All places of this shift (3) are taken.' }),
  );
});

describe('throws invalid_transition for', () => {
  test.each(['cancelled', 'paid', 'confirmed', 'selected'] as const)(
    'throws invalid_transition for an application that is %s',
    (state) => {
      const facts = transitionFacts({ application: applicationStates[state] });

      expect(() => select(facts)).toThrow(
        expect.objectContaining({
          code: 'invalid_transition',
          message: `This application is ${state}: only an open one can be selected.`,
        }),
      );
    },
  );

  test.each(['UNAPPROVED', 'CANCELLED', 'UNFILLED', 'INCOMPLETE', 'FAILED_PAYMENT', 'COMPLETED'] as const)(
    'throws invalid_transition for a gig that is %s',
    (status) => {
      expect(() => select(transitionFacts({ gig: { status } }))).toThrow(
        expect.objectContaining({
          code: 'invalid_transition',
          message: expect.stringContaining(describeStatus(status)),
        }),
      );
    },
  );

  test('throws invalid_transition for a gig that starts at this instant', () => {
    expect(() => select(transitionFacts({ at: 0 }))).toThrow('has started');
  });

  test('throws invalid_transition for a pro who is blocked at the location', () => {
    expect(() => select(transitionFacts({ isProBlocked: true }))).toThrow('is blocked at this location');
  });
});

import { expect, test } from 'vitest';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { unselect } from './unselect.ts';

test('reopens a selected application and clears who selected it and why', () => {
  expect(unselect(transitionFacts({ application: applicationStates.selected }))).toEqual({
    is_selected: false,
    selection_source: null,
    selected_by_user_id: null,
    selection_explanation: null,
  });
});

test.each(['cancelled', 'paid', 'confirmed', 'open'] as const)(
  'an application that is %s stays unchanged',
  (state) => {
    expect(() => unselect(transitionFacts({ application: applicationStates[state] }))).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        message: expect.stringContaining(`is ${state}`),
      }),
    );
  },
);

test('nothing changes in a cancelled gig', () => {
  const facts = transitionFacts({ application: applicationStates.selected, gig: { status: 'CANCELLED' } });

  expect(() => unselect(facts)).toThrow('This shift is cancelled');
});

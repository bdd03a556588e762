import { expect, test } from 'vitest';
import { applicationStates, transitionFacts } from '../../../testing/transitionFacts.ts';
import { unselect } from './unselect.ts';

test('a selected application is open again, with no trace of who selected it', () => {
  expect(unselect(transitionFacts({ application: applicationStates.selected }))).toEqual({
    is_selected: false,
    selection_source: null,
    selected_by_user_id: null,
  });
});

test.each(['cancelled', 'paid', 'confirmed', 'open'] as const)('one that is %s stays as it is', (state) => {
  expect(() => unselect(transitionFacts({ application: applicationStates[state] }))).toThrow(
    expect.objectContaining({ code: 'invalid_transition', message: expect.stringContaining(`is ${state}`) }),
  );
});

test('nothing changes in a cancelled gig', () => {
  const facts = transitionFacts({ application: applicationStates.selected, gig: { status: 'CANCELLED' } });

  expect(() => unselect(facts)).toThrow('This gig is CANCELLED');
});

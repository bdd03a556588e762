import { requireState } from './applicationState.ts';
import type { Transition } from './transition.ts';

/** Takes back a place that the pro has not confirmed; the application is open again. */
export const unselect: Transition = (facts) => {
  requireState(facts, ['selected'], 'only a selected one that is not confirmed can be unselected');
  return {
    is_selected: false,
    selection_source: null,
    selected_by_user_id: null,
    selection_explanation: null,
  };
};

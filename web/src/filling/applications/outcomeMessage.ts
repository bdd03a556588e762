import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { ApplicantsOutcome } from './applicantOutcome.ts';
import type { Decision } from './sendDecision.ts';

const verbs = { select: 'selected', unselect: 'unselected', confirm: 'confirmed', dismiss: 'dismissed' };

/**
 * The toast after a decision. Null if it was on one applicant and refused: the row shows the reason.
 *
 * @param names of the applicants, in any order
 */
export function outcomeMessage(
  kind: Decision['kind'],
  names: readonly string[],
  { done, refused }: ApplicantsOutcome,
): ToastMessage | null {
  const verb = verbs[kind];
  if (refused.size === 0) {
    return {
      tone: 'success',
      title: `${names.length === 1 ? names[0] : `${done.length} applicants`} ${verb}`,
    };
  }
  if (names.length === 1) return null;
  return {
    tone: 'warning',
    title: `${done.length} of ${names.length} ${verb}`,
    description: 'The reasons are shown in the list.',
  };
}

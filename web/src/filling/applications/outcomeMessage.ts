import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { ApplicantsOutcome } from './applicantOutcome.ts';
import type { ApplicantAct } from '../../applications/useApplicantActions.ts';

const verbs = { select: 'selected', unselect: 'unselected', confirm: 'confirmed' };

/**
 * What to say after an action. A refusal of one applicant stands at the row already, so nothing is said of it.
 *
 * @param names of those who were acted on, in any order
 */
export function outcomeMessage(
  what: ApplicantAct,
  names: readonly string[],
  { done, refused }: ApplicantsOutcome,
): ToastMessage | null {
  const verb = typeof what === 'string' ? verbs[what] : 'dismissed';
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
    description: 'The others say why at their row.',
  };
}

import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { ApplicantsOutcome } from './applicantOutcome.ts';
import type { Decision } from './sendDecision.ts';

const verbs = { select: 'selected', unselect: 'unselected', confirm: 'confirmed', dismiss: 'dismissed' };

/**
 * The toast after a decision. Null if it was on one applicant and refused: the row shows the reason.
 *
 * @param names of those who are still in the list, in any order
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
      title: `${(done.length === 1 && names[0]) || applicants(done.length)} ${verb}`,
    };
  }
  const [reason = ''] = refused.values();
  if (names.length === 0) return { tone: 'danger', title: reason };
  if (names.length === 1 && done.length === 0) return null;
  return {
    tone: 'warning',
    title: `${done.length} of ${done.length + refused.size} ${verb}`,
    description: 'The reasons are shown in the list.',
  };
}

function applicants(count: number): string {
  return count === 1 ? '1 applicant' : `${count} applicants`;
}

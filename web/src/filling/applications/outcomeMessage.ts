import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { ApplicantsOutcome } from './applicantOutcome.ts';
import type { Decision } from './sendDecision.ts';
import { undoMs } from './undoable.ts';

const verbs = { select: 'selected', unselect: 'unselected', confirm: 'confirmed', dismiss: 'dismissed' };

/**
 * The toast after a decision. Null if it was on one applicant and refused: the row shows the reason.
 *
 * @param names of those who are still in the list, in any order
 * @param undo reverts the decision; null where there is no way back
 */
export function outcomeMessage(
  kind: Decision['kind'],
  names: readonly string[],
  { done, refused }: ApplicantsOutcome,
  undo: (() => void) | null,
): ToastMessage | null {
  const verb = verbs[kind];
  const way =
    undo && done.length > 0 ? { action: { label: 'Undo', onAction: undo, lapsesAfter: undoMs } } : {};
  if (refused.size === 0) {
    return {
      tone: 'success',
      title: `${(done.length === 1 && names[0]) || applicants(done.length)} ${verb}`,
      ...way,
    };
  }
  const [reason = ''] = refused.values();
  if (names.length === 0) return { tone: 'danger', title: reason };
  if (names.length === 1 && done.length === 0) return null;
  return {
    tone: 'warning',
    title: `${done.length} of ${done.length + refused.size} ${verb}`,
    description: 'The reasons are shown in the list.',
    ...way,
  };
}

function applicants(count: number): string {
  return count === 1 ? '1 applicant' : `${count} applicants`;
}

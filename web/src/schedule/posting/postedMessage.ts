import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { PostingOutcome } from './postPlan.ts';

type Posted = Exclude<PostingOutcome, { errors: unknown }>;

/** What to say of a posting that went through. */
export function postedMessage({ gigs, assignment }: Posted): ToastMessage {
  const count = gigs.length === 1 ? 'Shift' : `${gigs.length} shifts`;
  if (assignment && assignment.refusals.length > 0) {
    return {
      tone: 'warning',
      title: `${count} posted, but some pros couldn’t be assigned`,
      description: assignment.refusals.map(({ name, message }) => `${name}: ${message}`).join(' '),
    };
  }
  if (gigs.some(({ status }) => status === 'UNAPPROVED')) {
    return {
      tone: 'success',
      title: `${count} saved`,
      description: 'Pros see it as soon as the location is approved.',
    };
  }
  return { tone: 'success', title: `${count} ${assignment ? 'assigned' : 'posted'}` };
}

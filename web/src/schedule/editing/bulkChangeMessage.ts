import type { ToastMessage } from '../../ui/feedback/toast.ts';
import { refusalReasons } from '../gigs/gigRefusals.ts';
import type { BulkChange } from './updateGigs.ts';

type Outcome = Pick<BulkChange, 'changed' | 'askedAgain' | 'refusals'>;

/** What is said after several gigs were changed: how many were, how many were not and why, and who has to accept again. */
export function bulkChangeMessage({ changed, askedAgain, refusals }: Outcome): ToastMessage {
  const done = changed === 1 ? '1 shift updated' : `${changed} shifts updated`;
  const rest = refusals.size === 0 ? '' : `, ${refusals.size} couldn’t be`;
  const asked =
    askedAgain === 0 ? '' : `. ${askedAgain === 1 ? '1 pro has' : `${askedAgain} pros have`} to accept again`;
  return {
    tone: refusals.size === 0 ? 'success' : 'warning',
    title: `${done}${rest}${asked}`,
    ...refusalReasons(refusals),
  };
}

import type { GigStatus } from '../../../schedule/gigs/gigsTable.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import type { DemoGig } from './demoGig.ts';

const failures = new Set(['FAILED', 'ERROR']);

function isFailed({ businessPayment, proPayment }: DemoApplication): boolean {
  return failures.has(businessPayment?.status ?? '') || failures.has(proPayment?.status ?? '');
}

/** Charged or, for an invoiced business, paid out. */
function isSettled({ businessPayment, proPayment }: DemoApplication): boolean {
  return (businessPayment ?? proPayment)?.status === 'AVAILABLE';
}

/** The status that a gig has at `now` (epoch milliseconds) with these applications. */
export function gigStatus(gig: DemoGig, applications: readonly DemoApplication[], now: number): GigStatus {
  if (gig.fate === 'CANCELLED') return 'CANCELLED';
  if (gig.fate === 'UNAPPROVED') return 'UNAPPROVED';
  const confirmed = applications.filter(
    ({ stage, cancellation }) => stage === 'CONFIRMED' && cancellation === null,
  );
  if (gig.start > now) return confirmed.length >= gig.heads ? 'CONFIRMED' : 'POSTED';
  if (confirmed.length === 0) return 'UNFILLED';
  if (gig.end > now) return 'CONFIRMED';
  if (confirmed.some(isFailed)) return 'FAILED_PAYMENT';
  return confirmed.every(isSettled) ? 'COMPLETED' : 'INCOMPLETE';
}

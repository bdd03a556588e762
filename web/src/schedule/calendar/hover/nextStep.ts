import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { takenPlaces } from '../../gigs/takenPlaces.ts';
import type { BoardGig } from '../entries/boardGig.ts';

/** What a gig lacks, and what to do about it. */
interface NextStep {
  /** Null if nothing is missing. */
  readonly missing: string | null;
  readonly label: string;
  /** Where it is done, after the address of the gig. */
  readonly path: '' | '/applicants';
}

/** The next step for a gig: to review who applied, to fill its places, or else to look at it. */
export function nextStep(
  gig: BoardGig,
  { isAhead, canFill }: { isAhead: boolean; canFill: boolean },
): NextStep {
  const { openApplications, listStatus } = gig;
  const { open, offered } = slotCounts(takenPlaces(gig));
  const isUnfilled = isAhead && open + offered > 0 && listStatus !== 'CANCELLED';
  if (!isUnfilled) return { missing: null, label: 'Open shift', path: '' };
  const missing = [
    ...(open > 0 ? [`${open === 1 ? '1 place' : `${open} places`} open`] : []),
    ...(offered > 0 ? [`${offered} offered`] : []),
    openApplications > 0 ? `${openApplications} waiting` : 'no one waiting',
  ].join(', ');
  if (!canFill || (open === 0 && openApplications === 0)) return { missing, label: 'Open shift', path: '' };
  if (openApplications === 0) return { missing, label: 'Fill shift', path: '/applicants' };
  const applicants = openApplications === 1 ? '1 applicant' : `${openApplications} applicants`;
  return { missing, label: `Review ${applicants}`, path: '/applicants' };
}

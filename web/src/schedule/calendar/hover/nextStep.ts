import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { offerGigHref } from '../../gigs/offerGigHref.ts';
import { takenPlaces } from '../../gigs/takenPlaces.ts';
import type { BoardGig } from '../entries/boardGig.ts';

/** What a gig lacks, and what to do about it. */
interface NextStep {
  /** Null if nothing is missing. */
  readonly missing: string | null;
  readonly label: string;
  /** Where it is done. */
  readonly href: string;
}

/** The next step for a gig: to review who applied, to offer its places, or else to look at it. */
export function nextStep(
  gig: BoardGig,
  { isAhead, canFill, locationId }: { isAhead: boolean; canFill: boolean; locationId: number },
): NextStep {
  const { databaseId, openApplications, status, listStatus } = gig;
  const { open, offered } = slotCounts(takenPlaces(gig));
  const isUnfilled = isAhead && open + offered > 0 && listStatus !== 'CANCELLED';
  const href = `/locations/${locationId}/gigs/${databaseId}`;
  const look = { label: 'Open shift', href };
  // Until its location is approved, a gig takes no applicants and cannot be offered.
  if (!isUnfilled || status === 'UNAPPROVED') return { ...look, missing: null };
  const missing = [
    ...(open > 0 ? [`${open === 1 ? '1 place' : `${open} places`} open`] : []),
    ...(offered > 0 ? [`${offered} offered`] : []),
    openApplications > 0 ? `${openApplications} waiting` : 'no one waiting',
  ].join(', ');
  if (!canFill || (open === 0 && openApplications === 0)) return { ...look, missing };
  if (openApplications === 0) {
    return { missing, label: 'Offer to pros', href: offerGigHref(locationId, databaseId) };
  }
  const applicants = openApplications === 1 ? '1 applicant' : `${openApplications} applicants`;
  return { missing, label: `Review ${applicants}`, href: `${href}/applicants` };
}

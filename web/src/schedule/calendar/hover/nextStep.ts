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
  { places, selected, openApplications, listStatus }: BoardGig,
  { isAhead, canFill }: { isAhead: boolean; canFill: boolean },
): NextStep {
  const open = Math.max(0, places - selected);
  const isOpen = isAhead && open > 0 && listStatus !== 'CANCELLED';
  if (!isOpen) return { missing: null, label: 'Open shift', path: '' };
  const waiting = openApplications > 0 ? `${openApplications} waiting` : 'no one waiting';
  const missing = `${open === 1 ? '1 place' : `${open} places`} open, ${waiting}`;
  if (!canFill) return { missing, label: 'Open shift', path: '' };
  if (openApplications === 0) return { missing, label: 'Fill shift', path: '/applicants' };
  const applicants = openApplications === 1 ? '1 applicant' : `${openApplications} applicants`;
  return { missing, label: `Review ${applicants}`, path: '/applicants' };
}

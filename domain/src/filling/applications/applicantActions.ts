import type { Temporal } from '../../platform/time/temporal.ts';
import { canStillReplace } from '../replacements/canStillReplace.ts';
import type { ApplicantStage } from './applicantStage.ts';

/** What a business can do with an applicant of a gig. */
export type ApplicantAction = 'select' | 'unselect' | 'confirm' | 'dismiss' | 'replace';

/** The part of a gig that determines the actions. */
export interface RecruitingGig {
  readonly status: string;
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

/**
 * The actions on the applicants of a stage at a moment, the next step first. Applicants are selected before the start;
 * selected ones are confirmed until the end, and confirmed ones replaced while there is time for it. Once work has begun,
 * confirmed pros are no longer dismissed. A cancelled gig has no actions.
 */
export function applicantActions(
  stage: ApplicantStage,
  { status, start, end }: RecruitingGig,
  now: Temporal.Instant,
): readonly ApplicantAction[] {
  if (status === 'CANCELLED') return [];
  const acceptsPros = status === 'POSTED' || status === 'CONFIRMED';
  const isBeforeStart = now.epochMilliseconds < start.epochMilliseconds;
  const isBeforeEnd = now.epochMilliseconds < end.epochMilliseconds;
  const possible: Record<ApplicantStage, readonly (readonly [ApplicantAction, boolean])[]> = {
    OPEN: [
      ['select', acceptsPros && isBeforeStart],
      ['dismiss', true],
    ],
    SELECTED: [
      ['confirm', acceptsPros && isBeforeEnd],
      ['unselect', true],
      ['dismiss', true],
    ],
    CONFIRMED: [
      ['replace', acceptsPros && canStillReplace(end, now)],
      ['dismiss', isBeforeStart],
    ],
    CANCELLED: [],
  };
  return possible[stage].filter(([, isPossible]) => isPossible).map(([action]) => action);
}

/** The stages a staffer works applicants through. Every application is in exactly one of them. */
export const applicantStages = ['OPEN', 'SELECTED', 'CONFIRMED', 'CANCELLED'] as const;

/** One stage of the work with applicants. */
export type ApplicantStage = (typeof applicantStages)[number];

/** What the stage of an application is derived from. */
export interface ApplicantFlags {
  readonly isCancelled: boolean;
  readonly isSelected: boolean;
  readonly isConfirmed: boolean;
}

/** The stage an application is in. A cancelled gig leaves its applications where they were. */
export function applicantStage({ isCancelled, isSelected, isConfirmed }: ApplicantFlags): ApplicantStage {
  if (isCancelled) return 'CANCELLED';
  if (isConfirmed) return 'CONFIRMED';
  return isSelected ? 'SELECTED' : 'OPEN';
}

/** The flags an application must have to be in a stage; a flag that is left out does not matter. */
export type ApplicantStageFilter = Pick<ApplicantFlags, 'isCancelled'> & Partial<ApplicantFlags>;

const filters: Record<ApplicantStage, ApplicantStageFilter> = {
  OPEN: { isCancelled: false, isSelected: false, isConfirmed: false },
  SELECTED: { isCancelled: false, isSelected: true, isConfirmed: false },
  CONFIRMED: { isCancelled: false, isConfirmed: true },
  CANCELLED: { isCancelled: true },
};

/** The list filter that yields the applications of one stage. */
export function applicantStageFilter(stage: ApplicantStage): ApplicantStageFilter {
  return filters[stage];
}

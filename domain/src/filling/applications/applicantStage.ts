/** The stages of applicants. Every application is in exactly one. */
export const applicantStages = ['OPEN', 'SELECTED', 'CONFIRMED', 'CANCELLED'] as const;

export type ApplicantStage = (typeof applicantStages)[number];

/** The flags that determine the stage of an application. */
export interface ApplicantFlags {
  readonly isCancelled: boolean;
  readonly isSelected: boolean;
  readonly isConfirmed: boolean;
}

/** The stage of an application. Cancelling a gig does not change the stage of its applications. */
export function applicantStage({ isCancelled, isSelected, isConfirmed }: ApplicantFlags): ApplicantStage {
  if (isCancelled) return 'CANCELLED';
  if (isConfirmed) return 'CONFIRMED';
  return isSelected ? 'SELECTED' : 'OPEN';
}

/** The flags of the applications in a stage. An omitted flag can have any value. */
type ApplicantStageFilter = Pick<ApplicantFlags, 'isCancelled'> & Partial<ApplicantFlags>;

const filters: Record<ApplicantStage, ApplicantStageFilter> = {
  OPEN: { isCancelled: false, isSelected: false, isConfirmed: false },
  SELECTED: { isCancelled: false, isSelected: true, isConfirmed: false },
  CONFIRMED: { isCancelled: false, isConfirmed: true },
  CANCELLED: { isCancelled: true },
};

/** The list filter that matches the applications of one stage. */
export function applicantStageFilter(stage: ApplicantStage): ApplicantStageFilter {
  return filters[stage];
}

import { applicantStages, type ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';

/** The orders that applicants can have: the gateway's name, the address's and the words for people. */
export const applicantOrders = [
  { value: 'BEST_MATCH', wire: '-match_score', label: 'Best match' },
  { value: 'NEWEST', wire: '-created_ts', label: 'Newest' },
] as const;

type ApplicantOrder = (typeof applicantOrders)[number]['value'];

/** What the list of applicants shows. */
export interface ApplicantsChoice {
  readonly stage: ApplicantStage;
  readonly order: ApplicantOrder;
  /** The uuid of the pro whose profile is open. */
  readonly selectedProId: string | null;
}

/** The same as the address says it: what is left out is the default. */
export interface ApplicantsSearch {
  readonly stage?: string;
  readonly ordering?: string;
  readonly selected_pro_id?: string;
}

/** Reads the address; what it does not know is the default. */
export function readApplicantsSearch(search: Record<string, unknown>): ApplicantsChoice {
  const proId = search['selected_pro_id'];
  return {
    stage: applicantStages.find((stage) => stage.toLowerCase() === search['stage']) ?? 'OPEN',
    order: applicantOrders.find(({ wire }) => wire === search['ordering'])?.value ?? 'BEST_MATCH',
    selectedProId: typeof proId === 'string' && proId !== '' ? proId : null,
  };
}

/** Writes the address. */
export function writeApplicantsSearch({ stage, order, selectedProId }: ApplicantsChoice): ApplicantsSearch {
  const wire = applicantOrders.find(({ value }) => value === order)?.wire;
  return {
    ...(stage === 'OPEN' ? {} : { stage: stage.toLowerCase() }),
    ...(order === 'BEST_MATCH' || !wire ? {} : { ordering: wire }),
    ...(selectedProId === null ? {} : { selected_pro_id: selectedProId }),
  };
}

import { gigHistoryFields } from '../../../schedule/changes/historyFields.ts';

/** These follow from other acts, or are about who can still apply. */
const others = ['status', 'applications_closed_ts'];

/** The columns of a gig whose change says something about the work. */
export const gigEvidenceFields: readonly string[] = gigHistoryFields.filter(
  (field) => !others.includes(field),
);

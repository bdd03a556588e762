import { gigHistoryFields } from '../../../schedule/changes/historyFields.ts';

/** The columns of a gig whose change says something about the work; the status follows from other acts. */
export const gigEvidenceFields: readonly string[] = gigHistoryFields.filter((field) => field !== 'status');

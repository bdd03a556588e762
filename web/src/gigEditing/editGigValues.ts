import type { GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';

/** What the form that changes a gig holds, as it is typed. */
export interface EditGigValues {
  /** YYYY-MM-DD and HH:mm, on the clock of the place. */
  date: string;
  startTime: string;
  endTime: string;
  unpaidBreakMinutes: string;
  places: string;
  /** Dollars; the bonus may be empty. */
  wage: string;
  boostBonus: string;
  description: string;
  /** Ids of nodes; empty for the location itself, and for nobody. */
  addressId: string;
  onsiteManagerId: string;
  contactName: string;
  contactPhone: string;
  specialInstructions: string;
  privateNotes: string;
  requirementIds: readonly string[];
  attachmentIds: readonly string[];
  noExperienceRequired: boolean;
  isAutoSelectEnabled: boolean;
  isBackgroundCheckRequired: boolean;
  areCertificationsRequired: boolean;
  /** How far the change reaches; no part of the gig. */
  scope: GigScope;
}

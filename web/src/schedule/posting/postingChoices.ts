import type { RequirementChoice } from '../requirements/usableRequirements.ts';
import type { PostableSkill } from './postableSkill.ts';

/** An address of the location. */
interface PostingAddress {
  /** The global id. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** What the settings of the location say about postings. */
export interface PostingSettings {
  readonly hasBackgroundChecks: boolean;
  /** What a new posting begins with, as the next one. */
  readonly isAutoSelectEnabled: boolean;
  readonly areCertificationsRequired: boolean;
  /** The usual one first. */
  readonly employmentTypes: readonly ('F1099' | 'W2')[];
}

/** An event that shifts can be added to. */
export interface PostableEvent {
  /** The global id. */
  readonly id: string;
  readonly name: string;
}

/** What the form has to choose from at its location. */
export interface PostingChoices {
  readonly locationId: number;
  /** The global id. */
  readonly nodeId: string;
  readonly skills: readonly PostableSkill[];
  /** The location's own first. */
  readonly addresses: readonly PostingAddress[];
  /** Who can be in charge on site, by the ids of their nodes. */
  readonly managers: readonly { readonly id: string; readonly name: string }[];
  /** The next one first. */
  readonly events: readonly PostableEvent[];
  /** What pros can be asked for; null where that could not be loaded. */
  readonly requirements: readonly Pick<RequirementChoice, 'id' | 'skillId'>[] | null;
  readonly settings: PostingSettings;
  /** IANA name of the zone of an address; of the location for the empty id. */
  readonly zoneOf: (addressId: string) => string;
}

import { type NetworkSteps, noSteps } from '../pros/network/networkSteps.ts';
import type { PickedPro } from '../pros/search/ProPicker.tsx';
import type { EventLeadRole } from '@brigade/domain/schedule/events/eventLeadRole.ts';
import type { PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import { defaultRecurrenceRule, type RecurrenceRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** How posted gigs can find their pros. */
const postableGigTypes = ['MARKETPLACE', 'NETWORK'] as const;

/** One position at one time of day: once, on a date that may repeat, or on several days. */
export interface ShiftLineValues {
  /** Stays the same while the line moves among others. */
  readonly key: string;
  /** Id of the skill's node; empty for none yet. */
  readonly skillId: string;
  /** HH:mm, as below. */
  readonly startTime: string;
  readonly endTime: string;
  readonly unpaidBreakMinutes: string;
  /** Dollars an hour. */
  readonly wage: string;
  readonly description: string;
  /** How many pros, where one date is asked for. */
  readonly places: string;
  /** How many pros on each day of a schedule, by YYYY-MM-DD; none where there is no entry. */
  readonly placesByDay: Readonly<Record<string, string>>;
}

/** Somebody who leads an event on the day. */
export interface LeadValues {
  readonly key: string;
  readonly role: EventLeadRole | null;
  readonly name: string;
  readonly phone: string;
}

/** Everything that is typed or chosen in the form, whichever type of posting it is for. */
export interface PostingValues {
  type: PostGigType;
  /** At least one. Single shifts and assignments are the first of them. */
  lines: readonly ShiftLineValues[];
  /** YYYY-MM-DD, as below. */
  date: string;
  /** Whether and how a single shift or an assignment repeats. */
  recurrence: RecurrenceRule;
  /** Dates of the series that are left out. */
  excludedDates: readonly string[];
  /** The days of a schedule or an event, in order. */
  days: readonly string[];
  gigType: (typeof postableGigTypes)[number];
  movesToMarketplace: boolean;
  /** The steps in which more and more pros of the network see it. */
  networkSteps: NetworkSteps;
  isAutoSelectEnabled: boolean;
  noExperienceRequired: boolean;
  isBackgroundCheckRequired: boolean;
  areCertificationsRequired: boolean;
  /** How the pros are employed; null where the location decides. */
  employmentType: 'F1099' | 'W2' | null;
  /** Dollars for each pro on top; empty for none. */
  boostBonus: string;
  /** Number of an event that exists; empty for a new one. */
  eventId: string;
  eventName: string;
  leads: readonly LeadValues[];
  /** Id of the node; empty for the location's own. */
  addressId: string;
  /** Id of the node; empty for nobody. */
  onsiteManagerId: string;
  contactName: string;
  contactPhone: string;
  specialInstructions: string;
  privateNotes: string;
  /** Ids of nodes, as below. */
  requirementIds: readonly string[];
  attachmentIds: readonly string[];
  pros: readonly PickedPro[];
  /** Whether pros of an assignment are taken as confirmed instead of being asked. */
  isConfirmed: boolean;
}

/** A line in which nothing is chosen yet but the usual hours of a dinner shift. */
export function emptyLine(key: string): ShiftLineValues {
  return {
    key,
    skillId: '',
    startTime: '17:00',
    endTime: '23:00',
    unpaidBreakMinutes: '0',
    wage: '',
    description: '',
    places: '1',
    placesByDay: {},
  };
}

/**
 * A form in which nothing is chosen yet.
 *
 * @param date YYYY-MM-DD
 */
export function emptyPosting(type: PostGigType, date: string): PostingValues {
  return {
    type,
    lines: [emptyLine('line-1')],
    date,
    recurrence: defaultRecurrenceRule(Temporal.PlainDate.from(date)),
    excludedDates: [],
    days: [],
    gigType: 'MARKETPLACE',
    movesToMarketplace: false,
    networkSteps: noSteps,
    isAutoSelectEnabled: false,
    noExperienceRequired: false,
    isBackgroundCheckRequired: false,
    areCertificationsRequired: false,
    employmentType: null,
    boostBonus: '',
    eventId: '',
    eventName: '',
    leads: [],
    addressId: '',
    onsiteManagerId: '',
    contactName: '',
    contactPhone: '',
    specialInstructions: '',
    privateNotes: '',
    requirementIds: [],
    attachmentIds: [],
    pros: [],
    isConfirmed: false,
  };
}

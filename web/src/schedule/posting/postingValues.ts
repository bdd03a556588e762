import { type NetworkSteps, noSteps } from '../../pros/network/networkSteps.ts';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import type { EventLeadRole } from '@brigade/domain/schedule/events/eventLeadRole.ts';
import type { PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import {
  defaultRecurrenceRule,
  type RecurrenceRule,
} from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { emptyTerms, type TermValuesIn } from '../terms/termValues.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** How posted gigs can find their pros. */
const postableGigTypes = ['MARKETPLACE', 'NETWORK'] as const;

/** One position at one time of day: once, on a date that can repeat, or on several days. */
export interface ShiftLineValues extends Readonly<TermValuesIn<'line'>> {
  /** Identifies the line while it moves among others. */
  readonly key: string;
  /** Id of the skill's node; empty for none yet. */
  readonly skillId: string;
  /** HH:mm. */
  readonly startTime: string;
  readonly endTime: string;
  /** How many pros on each day of a schedule, by YYYY-MM-DD; a missing day has none. `places` is for a single date. */
  readonly placesByDay: Readonly<Record<string, string>>;
}

/** A person who leads an event on the day. */
export interface LeadValues {
  readonly key: string;
  readonly role: EventLeadRole | null;
  readonly name: string;
  readonly phone: string;
}

/** The values of the form, for every type of posting. */
export interface PostingValues extends TermValuesIn<'posting'> {
  type: PostGigType;
  /** At least one. A single shift or an assignment is the first line. */
  lines: readonly ShiftLineValues[];
  /** YYYY-MM-DD. */
  date: string;
  /** Whether and how a single shift or an assignment repeats. */
  recurrence: RecurrenceRule;
  /** The dates of the series to skip. */
  excludedDates: readonly string[];
  /** The days of a schedule or an event, in order. */
  days: readonly string[];
  gigType: (typeof postableGigTypes)[number];
  movesToMarketplace: boolean;
  /** The steps in which more pros of the network see the gig. */
  networkSteps: NetworkSteps;
  /** How the pros are employed; null for the setting of the location. */
  employmentType: 'F1099' | 'W2' | null;
  /** Number of an existing event; empty for a new one. */
  eventId: string;
  eventName: string;
  leads: readonly LeadValues[];
  pros: readonly PickedPro[];
  /** Whether the pros of an assignment are confirmed without an offer. */
  isConfirmed: boolean;
}

/** A new line with the hours of a typical dinner shift. */
export function emptyLine(key: string): ShiftLineValues {
  return {
    ...emptyTerms('line'),
    key,
    skillId: '',
    startTime: '17:00',
    endTime: '23:00',
    placesByDay: {},
  };
}

/**
 * An empty form.
 *
 * @param date YYYY-MM-DD
 */
export function emptyPosting(type: PostGigType, date: string): PostingValues {
  return {
    ...emptyTerms('posting'),
    type,
    lines: [emptyLine('line-1')],
    date,
    recurrence: defaultRecurrenceRule(Temporal.PlainDate.from(date)),
    excludedDates: [],
    days: [],
    gigType: 'MARKETPLACE',
    movesToMarketplace: false,
    networkSteps: noSteps,
    employmentType: null,
    eventId: '',
    eventName: '',
    leads: [],
    pros: [],
    isConfirmed: false,
  };
}

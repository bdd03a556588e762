import type { GigApplicationWire } from '@brigade/gateway/filling/applications/gigApplicationWire.ts';
import type { GigWire } from '@brigade/gateway/schedule/gigs/gigWire.ts';
import type { LocatedCalendarGig } from '@brigade/gateway/schedule/calendar/calendarGigWire.ts';

/** Objects of the REST API as the contestants read them: unchecked. */
export type Gig = GigWire;
export type Application = GigApplicationWire;
export type CalendarGig = LocatedCalendarGig;

export interface Location {
  readonly id: number;
  readonly name: string;
  readonly street_address: string;
  readonly city: string;
  readonly state_code: string;
  readonly timezone: string;
  readonly brigade_fee_percentage: number;
  readonly in_network_payments_fee_percentage: number;
  readonly w2_fee_percentage: number;
  readonly background_checks_fee_percentage: number;
  readonly tipping_fee_percentage: number;
}

export interface Skill {
  readonly id: number;
  readonly name: string;
}

export interface Advice {
  readonly lapse: null;
  readonly next_best: null;
  readonly boost: null;
}

export interface Page<Row> {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly Row[];
}

export interface SavedFilter {
  readonly id: number;
  readonly name: string;
  readonly search: string;
}

export interface Me {
  readonly managed_locations: readonly { readonly location_id: number; readonly role: string }[];
}

export interface Fees {
  readonly gateway_fees: {
    readonly card: {
      readonly percentage: number;
      readonly fixed_amount: number;
      readonly maximum_amount: number | null;
    };
  };
}

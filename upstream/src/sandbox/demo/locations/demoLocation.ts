import type { WeekCurve } from '../calendar/plannedDays.ts';
import type { DemoRow } from '../demoRow.ts';
import type { ShiftPattern } from '../gigs/shiftPattern.ts';
import type { BusyMarketId } from './markets.ts';

/** An address away from the location where some of its gigs take place. */
export interface Venue {
  address_line_1: string;
  city: string;
  state_code: string;
  zip_code: string;
}

/** A location's row with every setting that the business rules read spelled out. */
export type LocationRow = Omit<DemoRow<'locations'>, 'id' | 'market_id'> & {
  id: number;
  market_id: BusyMarketId;
  approval_status: 'APPROVED' | 'PENDING' | 'DENIED';
  invoicing_enabled: boolean;
  immediate_auto_select_enabled: boolean;
  concierge_enabled: boolean;
  overfill_positions: number;
  require_certifications: boolean;
  product_fee_percentage: number;
  w2_fee_percentage: number;
  supported_employment_types: ('W2' | 'F1099')[];
  background_checks_enabled: boolean;
};

/** A demo location: its row and how it runs its week. */
export interface DemoLocation {
  row: LocationRow;
  /** Wall-clock hours in which somebody may work there; an end that is not after the start is on the next day. */
  staffed: { start: string; end: string };
  week: WeekCurve;
  patterns: readonly ShiftPattern[];
  /** Gigs in the demo data, those of events, series and the showcase included. */
  gigCount: number;
  /** What the local market pays above (or below) the usual wage, in dollars an hour. */
  wageOffset: number;
  /** Sentences about the place, for descriptions. */
  ambience: readonly string[];
  /** How to arrive, for the special instructions. */
  arrival: readonly string[];
  venues: readonly Venue[];
}

import type { WeekCurve } from '../calendar/plannedDays.ts';
import type { DemoRow } from '../demoRow.ts';
import type { ShiftPattern } from '../gigs/shiftPattern.ts';
import type { BusyMarketId } from './markets.ts';

/** A secondary address where some of the location's gigs take place. */
export interface Venue {
  address_line_1: string;
  city: string;
  state_code: string;
  zip_code: string;
}

/** A location's row with explicit values for every setting that business rules use. */
type LocationRow = Omit<DemoRow<'locations'>, 'id' | 'market_id'> & {
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

/** A demo location: its row and its regular week. */
export interface DemoLocation {
  row: LocationRow;
  /** Staffed hours in local time; an end that is not after the start is on the next day. */
  staffed: { start: string; end: string };
  week: WeekCurve;
  patterns: readonly ShiftPattern[];
  /** The number of gigs, including those of events, series and the showcase. */
  gigCount: number;
  /** The local premium on the usual wage, in dollars per hour; may be negative. */
  wageOffset: number;
  /** Sentences about the place, for descriptions. */
  ambience: readonly string[];
  /** How to arrive, for the special instructions. */
  arrival: readonly string[];
  venues: readonly Venue[];
}

import type { Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from '../../platform/database/columnTypes.ts';

/** Who leads an event on the day. */
export type EventLead = { role: string; name: string; phone: string | null };

export interface EventsTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  leads: JsonWithDefault<EventLead[]>;
}

/** Written by triggers on `gigs`: a shift is what its gigs have in common. */
export interface GigShiftsTable {
  id: Generated<number>;
  location_id: number;
  event_id: number | null;
  start_time: Timestamp;
  end_time: Timestamp;
}

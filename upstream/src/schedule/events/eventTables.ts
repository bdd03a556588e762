import type { Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from '../../platform/database/columnTypes.ts';

/** A person in charge of an event on the day. */
export type EventLead = { role: string; name: string; phone: string | null };

export interface EventsTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  leads: JsonWithDefault<EventLead[]>;
}

/** A shift groups gigs with the same location, event and times; written by triggers on `gigs`. */
export interface GigShiftsTable {
  id: Generated<number>;
  location_id: number;
  event_id: number | null;
  start_time: Timestamp;
  end_time: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    events: EventsTable;
    gig_shifts: GigShiftsTable;
  }
}

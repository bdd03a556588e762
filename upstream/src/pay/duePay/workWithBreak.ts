import type { Database } from '../../platform/database/database.ts';
import { type BreakCompliance, hasBreakCompliance } from '../../schedule/gigs/breakCompliance.ts';
import { unsettledWork } from './unsettledWork.ts';

/** Which work of a location to list. */
export type DueWork = {
  locationId: number;
  /** Only work whose break has this status; undefined for all. */
  breakCompliance: BreakCompliance | undefined;
  now: Date;
};

/** Unsettled work of a location, filtered by its break. The filter reads only what is due, which its index finds. */
export function workWithBreak(database: Database, { locationId, breakCompliance, now }: DueWork) {
  const work = unsettledWork(database, locationId);
  return breakCompliance === undefined ? work : work.where(hasBreakCompliance(breakCompliance, now));
}

import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { type Conflict, conflictKinds, type HeldWork } from './conflict.ts';

const otherWork = z.object({
  start_time: instant,
  end_time: instant,
  is_confirmed: z.boolean().describe('False: selected, and the pro has yet to answer'),
  gig_id: id.nullable().describe('Null where the caller may not know of the location'),
  location: z.object({ id, name: z.string() }).nullable().describe('Null: another location'),
});

/** What stands in the way of a pro's place in a gig, on the wire. */
export const conflictResponse = z
  .object({
    kind: z.enum(conflictKinds),
    work: otherWork.nullable().describe('What the pro also works; null for OVERTIME'),
    rest_minutes: z.int().nonnegative().nullable().describe('Between the two; with SHORT_REST'),
    week_minutes: z
      .int()
      .nonnegative()
      .nullable()
      .describe('Work in that week, this gig included and breaks apart; with OVERTIME'),
    week_start: instant.nullable().describe('Sunday midnight at the place of the gig; with OVERTIME'),
  })
  .meta({ id: 'Conflict' });

/** What stands in the way of a pro's place in a gig, on the wire. */
export type ConflictResponse = z.output<typeof conflictResponse>;

/** A conflict as this caller may see it: a place where they have no role is another location. */
export function toConflictResponse(
  conflict: Conflict,
  caller: Caller,
  organizationId: number,
): ConflictResponse {
  const { kind } = conflict;
  return {
    kind,
    work: kind === 'OVERTIME' ? null : toWork(conflict.work, caller, organizationId),
    rest_minutes: kind === 'SHORT_REST' ? conflict.restMinutes : null,
    week_minutes: kind === 'OVERTIME' ? Math.round(conflict.minutes) : null,
    week_start: kind === 'OVERTIME' ? conflict.weekStart.toISOString() : null,
  };
}

function toWork(work: HeldWork, caller: Caller, organizationId: number): ConflictResponse['work'] {
  const place = { id: work.location_id, organization_id: organizationId };
  const isKnown = accessOf(caller, place) !== null;
  return {
    start_time: work.start_time.toISOString(),
    end_time: work.end_time.toISOString(),
    is_confirmed: work.is_confirmed,
    gig_id: isKnown ? work.gig_id : null,
    location: isKnown ? { id: work.location_id, name: work.location_name } : null,
  };
}

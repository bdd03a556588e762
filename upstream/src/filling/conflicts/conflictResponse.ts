import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { type Conflict, conflictKinds, type ScheduledWork } from './conflict.ts';

const otherWork = z.object({
  start_time: instant,
  end_time: instant,
  is_confirmed: z.boolean().describe('False when the pro is selected and has not confirmed'),
  gig_id: id.nullable().describe('Null when the location is not visible to the caller'),
  location: z
    .object({ id, name: z.string() })
    .nullable()
    .describe('Null when the location is not visible to the caller'),
});

/** The response schema of a conflict. */
export const conflictResponse = z
  .object({
    kind: z.enum(conflictKinds),
    work: otherWork.nullable().describe('The other work of the pro; null for OVERTIME'),
    rest_minutes: z.int().nonnegative().nullable().describe('Minutes between the two; only for SHORT_REST'),
    week_minutes: z
      .int()
      .nonnegative()
      .nullable()
      .describe('Minutes of work in that week including this gig, without breaks; only for OVERTIME'),
    week_start: instant.nullable().describe('Sunday midnight in the time zone of the gig; only for OVERTIME'),
  })
  .meta({ id: 'Conflict' });

/** A conflict of a pro with a gig. */
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

function toWork(work: ScheduledWork, caller: Caller, organizationId: number): ConflictResponse['work'] {
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

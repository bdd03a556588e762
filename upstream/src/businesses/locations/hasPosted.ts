import { sql } from 'kysely';

/**
 * For queries over `locations`: whether its first gig has been posted. One that was cancelled since stays posted; one that
 * waits for the approval of the location, or was cancelled in that time, never was.
 */
export const hasPosted = sql<boolean>`exists (
  select from gigs where gigs.location_id = locations.id and gigs.status <> 'UNAPPROVED'
    and (gigs.status <> 'CANCELLED' or locations.approval_status = 'APPROVED')
)`;

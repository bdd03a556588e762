import { sql } from 'kysely';

/**
 * For queries over `locations`: whether more than one person looks after it, or someone is invited to.
 *
 * @param now invitations that have expired by then do not count
 */
export const hasTeam = (now: Date) => sql<boolean>`(
  exists (select from location_managers where location_managers.location_id = locations.id offset 1)
  or exists (
    select from invitations where invitations.location_id = locations.id and invitations.status <> 'ACCEPTED'
      and invitations.expires_ts > ${now}
  )
)`;

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How many are listed; the others are counted. */
const mostListed = 10;
/** How soon a certification expires soon. The database keeps what can be listed by the same number (0107). */
const noticeDays = 30;

/** A certification of a confirmed pro that is about to expire, and the pro's next gig at the location. */
type ExpiringCertification = {
  pro_uuid: string;
  pro_name: string;
  pro_phone_number: string | null;
  certification_name: string;
  expiration_date: string;
  gig_id: number;
  gig_start_time: string;
};

type Expiring = { count: number; first: readonly ExpiringCertification[] };

/**
 * The certifications of confirmed pros of gigs to come that expire within 30 days or before the gig, by location; a
 * location without any is absent. One that expired after the pro applied is among them.
 */
export async function readExpiringCertifications(
  database: Database,
  locationIds: readonly number[],
  now: Date,
): Promise<Map<number, Expiring>> {
  if (locationIds.length === 0) return new Map();
  const { rows } = await sql<ExpiringCertification & { location_id: number; count: number }>`
    select * from (
      select expiring.*, count(*) over (partition by location_id)::integer as count,
        row_number() over (partition by location_id order by expiration_date, pro_name, certification_name, pro_uuid) as place
      from (
        select distinct on (work.location_id, held.id)
          work.location_id, pros.uuid as pro_uuid, pros.display_name as pro_name,
          users.phone_number as pro_phone_number, certifications.name as certification_name,
          to_char(held.expiration_date, 'YYYY-MM-DD') as expiration_date,
          application.gig_id, work.gig_start_time
        from expiring_work as work
          join gig_applications as application on application.id = work.application_id
          join locations on locations.id = work.location_id
          join pros on pros.id = application.pro_id
          join users on users.id = pros.user_id
          join pro_certifications as held on held.id = work.pro_certification_id
          join certifications on certifications.id = held.certification_id
        where work.location_id = any(${[...locationIds]}::bigint[]) and work.gig_start_time > ${now}
          and not application.is_cancelled and held.status = 'APPROVED'
          and held.expiration_date >= (application.created_ts at time zone locations.timezone)::date
          and (
            held.expiration_date <= (${now}::timestamptz at time zone locations.timezone)::date + ${noticeDays}::integer
            or held.expiration_date < (work.gig_start_time at time zone locations.timezone)::date
          )
        order by work.location_id, held.id, work.gig_start_time, application.id
      ) as expiring
    ) as placed where place <= ${mostListed}
    order by location_id, place
  `.execute(database);
  const byLocation = Map.groupBy(rows, ({ location_id }) => location_id);
  return new Map(
    [...byLocation].map(([id, found]) => [
      id,
      {
        count: found[0]?.count ?? 0,
        first: found.map((row) => ({
          pro_uuid: row.pro_uuid,
          pro_name: row.pro_name,
          pro_phone_number: row.pro_phone_number,
          certification_name: row.certification_name,
          expiration_date: row.expiration_date,
          gig_id: row.gig_id,
          gig_start_time: new Date(row.gig_start_time).toISOString(),
        })),
      },
    ]),
  );
}

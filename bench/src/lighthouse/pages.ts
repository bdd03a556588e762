import { sql } from 'kysely';
import type { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';

/** A screen, and the lowest score for performance it may have; accessibility and best practices must be 100. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly performance: number;
}

type Database = Awaited<ReturnType<typeof startDemoUpstream>>['database'];

/** What is seen before anyone has signed in. */
export const arrival: MeasuredPage = { name: 'sign-in', path: '/auth/email', performance: 95 };

/** The screens that managers begin with, on the demo data. */
export async function screensOf(database: Database): Promise<MeasuredPage[]> {
  const { rows } = await sql<{ applied: number; worked: number }>`
    select
      (select id from gigs where location_id = 1 order by total_applications desc, id limit 1) as applied,
      (
        select gig_id from time_punches join gig_applications as application on application.id = application_id
        where location_id = 1 group by gig_id order by count(*) desc, gig_id limit 1
      ) as worked`.execute(database);
  const [gigs] = rows;
  if (!gigs) throw new Error('The demo data has no gigs at location 1.');
  const paths = {
    home: 'home',
    'gig list': '',
    applicants: `gigs/${gigs.applied}/applicants`,
    roster: `gigs/${gigs.worked}/roster`,
    pay: 'pay',
    spend: 'dashboards/spend',
  };
  return Object.entries(paths).map(([name, path]) => ({
    name,
    path: `/locations/1/${path}`.replace(/\/$/, ''),
    performance: 90,
  }));
}

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { World } from './world.ts';

/** A call of a screen or an integrator. */
interface Call {
  name: string;
  run(world: World): Promise<unknown>;
}

/** The subjects of the calls: the same in both databases, because growth does not change the demo rows. */
interface Subjects {
  locationId: number;
  /** A gig with more than a page of applicants. */
  gigId: number;
  /** The gig of the location with the most punches. */
  workedGigId: number;
  /** A location with as many gigs in both databases; the other location has many more in the grown one. */
  steadyLocationId: number;
  /** The organization of the location. */
  organizationId: number;
}

/** Picks the subjects from the demo data. */
export async function subjectsOf({ database }: World): Promise<Subjects> {
  const { rows } = await sql<Subjects>`
    select id as "gigId", location_id as "locationId", worked."workedGigId", steady."steadyLocationId",
      (select organization_id from locations where id = 1) as "organizationId"
    from gigs,
      (
        select gig_id as "workedGigId" from time_punches
        join gig_applications as application on application.id = application_id
        where location_id = 1 group by gig_id order by count(*) desc, gig_id limit 1
      ) as worked,
      (
        select location_id as "steadyLocationId" from gigs where location_id in (2, 3, 4, 5, 6)
        group by location_id order by count(*) desc, location_id limit 1
      ) as steady
    where location_id = 1 and total_applications > 25 order by total_applications desc, id limit 1`.execute(
    database,
  );
  const found = rows[0];
  if (!found) throw new Error('The demo data has no gig with more than 25 applicants at location 1.');
  return found;
}

/** Every list call, home and the dashboards, and the applicants screen as the web app requests it. */
export function callsAbout(subjects: Subjects): Call[] {
  const { locationId, gigId, workedGigId, steadyLocationId, organizationId } = subjects;
  const now = new Date().toISOString();
  const shown = 'statuses=unfilled,ready,completed,paymentDue,paymentError';
  // The demo data has few of these logs and few gigs to pay: a page holds as many rows in both databases.
  const toReview = 'is_flagged_for_staffer_review=true&page_size=2';
  const lists: Record<string, string> = {
    'gigs of a location': `/staffer/gigs/?location_id=${locationId}`,
    'gigs, last page order': `/staffer/gigs/?location_id=${locationId}&ordering=-last_updated_ts`,
    'gigs, all but cancelled': `/staffer/gigs/?location_id=${locationId}&${shown}`,
    'gigs by position': `/staffer/gigs/?location_id=${locationId}&positions=4`,
    'upcoming gigs': `/staffer/gigs/?location_id=${locationId}&${shown}&end_time__gte=${now}`,
    'past gigs': `/staffer/gigs/?location_id=${locationId}&${shown}&end_time__lte=${now}&ordering=-start_time`,
    'gigs by words': `/staffer/gigs/?location_id=${locationId}&search=bartender`,
    'gigs of all my locations': '/staffer/gigs/?ordering=-start_time',
    'applications of a gig': `/staffer/gigs/${gigId}/applications/`,
    'open applications of a gig': `/staffer/gigs/${gigId}/applications/?is_selected=false&is_cancelled=false`,
    'applications of a location': `/staffer/gig-applications/?location_id=${locationId}`,
    'applications of all my locations': '/staffer/gig-applications/',
    'roster of a gig': `/staffer/gigs/${workedGigId}/roster/`,
    'gigs to pay': `/staffer/locations/${steadyLocationId}/due-pay/`,
    'pros to pay': `/staffer/locations/${steadyLocationId}/due-pay/pros/`,
    'ad-hoc payments of a location': `/adhoc-payments/?location_id=${locationId}`,
    'failed ad-hoc payments': `/adhoc-payments/?location_id=${locationId}&status=FAILED`,
    'ad-hoc payments, oldest first': `/adhoc-payments/?location_id=${locationId}&reason=TIP&ordering=id`,
    'ad-hoc payments of a gig': `/adhoc-payments/?gig_id=${workedGigId}`,
    'ad-hoc payments, all my locations': '/adhoc-payments/',
    'geo logs of a location': `/audit/geo-logs/?location_id=${locationId}`,
    'geo logs to review': `/audit/geo-logs/?location_id=${locationId}&${toReview}`,
    'geo logs of a pro by name': `/audit/geo-logs/?location_id=${locationId}&search=an`,
    'geo logs of all my locations': '/audit/geo-logs/',
    home: `/staffer/locations/${steadyLocationId}/home/`,
    'homes, with one location': `/staffer/homes/?location_ids=${steadyLocationId}`,
    ...dashboards(steadyLocationId, ''),
    ...dashboards(locationId, ', busy location'),
    ...organizationDashboards(organizationId),
    'home, busy location': `/staffer/locations/${locationId}/home/`,
    'homes of all my locations, summed': '/staffer/homes/totals/',
    'homes, most urgent first': '/staffer/homes/managed/?ordering=urgency',
    'day schedule': '/staffer/day-schedule/',
    'palette search': '/staffer/search/?q=ma',
    'palette search at a location': `/staffer/search/?q=ba&location_id=${locationId}`,
    'pros by rating': `/staffer/gigster-profiles/?location_id=${locationId}`,
    'favorites of a location': `/favorite-pros/?location_id=${locationId}`,
    'blocks of a location': `/staffer/pro-blocks/?location_id=${locationId}`,
    'my locations': '/locations/?query=managed',
    'skills by popularity': '/skills/?query=ordered_by_popularity',
  };
  const applicantsScreen = persistedId('query ApplicantsScreenQuery(');
  return [
    ...Object.entries(lists).map(([name, path]): Call => ({ name, run: (world) => world.rest(path) })),
    {
      name: 'applicants screen',
      run: (world) => world.document(applicantsScreen, { gigId, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
    },
  ];
}

const dashboardNames = ['spend', 'fill-rate', 'reliability', 'compliance'];

/** The dashboards of an organization, which sum its locations. */
function organizationDashboards(id: number): Record<string, string> {
  return Object.fromEntries(
    dashboardNames.map((name) => [
      `${name}, organization`,
      `/staffer/organizations/${id}/dashboards/${name}/`,
    ]),
  );
}

/** The dashboards of a location, for the last four weeks and the four before them. */
function dashboards(locationId: number, suffix: string): Record<string, string> {
  return Object.fromEntries(
    dashboardNames.map((name) => [
      `${name}${suffix}`,
      `/staffer/dashboards/${name}/?location_id=${locationId}`,
    ]),
  );
}

/** The id of the persisted document that begins with this text. */
export function persistedId(start: string): string {
  const file = new URL('../../../persisted-documents.json', import.meta.url);
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => text.startsWith(start));
  if (!found) throw new Error(`No stored document starts with "${start}".`);
  return found[0];
}

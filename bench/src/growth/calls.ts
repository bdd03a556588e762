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
}

/** Picks the subjects from the demo data. */
export async function subjectsOf({ database }: World): Promise<Subjects> {
  const { rows } = await sql<Subjects>`
    select id as "gigId", location_id as "locationId" from gigs
    where location_id = 1 and total_applications > 25 order by total_applications desc, id limit 1`.execute(
    database,
  );
  const found = rows[0];
  if (!found) throw new Error('The demo data has no gig with more than 25 applicants at location 1.');
  return found;
}

/** Every list call, and the applicants screen as the web app requests it. */
export function callsAbout({ locationId, gigId }: Subjects): Call[] {
  const now = new Date().toISOString();
  const shown = 'statuses=unfilled,ready,completed,paymentDue,paymentError';
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

/** The id of the persisted document that begins with this text. */
export function persistedId(start: string): string {
  const file = new URL('../../../persisted-documents.json', import.meta.url);
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => text.startsWith(start));
  if (!found) throw new Error(`No stored document starts with "${start}".`);
  return found[0];
}

import { assignFreePros, prosByName } from '../../stack/assignFreePros.ts';
import { graphql } from '../../stack/graphql.ts';
import { now } from '../../stack/now.ts';
import { postGigs } from '../../stack/postGigs.ts';

function clockAt(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: 'minute' });
}

/**
 * A gig of the first location that begins in two hours, with confirmed pros.
 *
 * @returns its number, and the names of the pros
 */
export async function gigWithPros(
  session: { url: string; token: string },
  count: number,
): Promise<{ databaseId: number; names: readonly string[] }> {
  const { data } = await graphql<{ location: { id: string } }>(
    session.url,
    '{ location(databaseId: 1) { id } }',
    {},
    session.token,
  );
  if (!data) throw new Error('The demo has no location');
  const start = now().toZonedDateTimeISO('America/New_York').add({ hours: 2 });
  const [gig] = await postGigs(session, { id: data.location.id, locationId: 1 }, [
    {
      position: 'Front-of-House Support',
      date: start.toPlainDate().toString(),
      startTime: clockAt(start),
      endTime: clockAt(start.add({ hours: 8 })),
      places: count,
    },
  ]);
  if (!gig) throw new Error('Nothing was posted');
  const pros = await prosByName(session, 1, 2 * count);
  const names = await assignFreePros(session, { gigId: gig.id, pros, count });
  return { databaseId: gig.databaseId, names };
}

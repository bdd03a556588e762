import { graphql } from '../../stack/graphql.ts';
import { postGigs } from '../../stack/postGigs.ts';

type ProNode = { id: string; displayName: string };

interface Found {
  location: { id: string; pros: { edges: { node: ProNode }[] } };
}

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
  const { data } = await graphql<Found>(
    session.url,
    'query ($count: Int!) { location(databaseId: 1) { id pros(first: $count) { edges { node { id displayName } } } } }',
    { count: 2 * count },
    session.token,
  );
  if (!data) throw new Error('The demo has no location');
  // Buttons are found by the names of the pros.
  const pros = [...Map.groupBy(data.location.pros.edges, ({ node }) => node.displayName).values()].flatMap(
    ([first]) => (first ? [first.node] : []),
  );
  const start = Temporal.Now.zonedDateTimeISO('America/New_York').add({ hours: 2 });
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
  const names = await assignFree(session, { gigId: gig.id, pros, count });
  return { databaseId: gig.databaseId, names };
}

interface Assigned {
  assignPros: { results: { errors: unknown[]; pro: { displayName: string } }[] };
}

/** Assigns the first of these pros who have no other shift at the time. */
async function assignFree(
  { url, token }: { url: string; token: string },
  { gigId, pros, count }: { gigId: string; pros: readonly ProNode[]; count: number },
): Promise<readonly string[]> {
  const waiting = [...pros];
  const names: string[] = [];
  while (names.length < count) {
    const proIds = waiting.splice(0, count - names.length).map(({ id }) => id);
    if (proIds.length === 0) throw new Error(`Only ${names.length} pros are free`);
    const { data } = await graphql<Assigned>(
      url,
      `
        mutation ($input: AssignProsInput!) {
          assignPros(input: $input) {
            results {
              errors {
                message
              }
              pro {
                displayName
              }
            }
          }
        }
      `,
      { input: { gigId, proIds } },
      token,
    );
    for (const { errors, pro } of data?.assignPros.results ?? [])
      if (errors.length === 0) names.push(pro.displayName);
  }
  return names;
}

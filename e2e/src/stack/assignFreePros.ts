import { graphql } from './graphql.ts';

/** A pro as a journey finds one. */
export interface ProNode {
  /** Global id. */
  id: string;
  displayName: string;
}

interface Found {
  location: { pros: { edges: { node: ProNode }[] } };
}

/**
 * Pros of a location, each with a name of their own: buttons are found by the names of the pros.
 *
 * @param first how many to look through
 */
export async function prosByName(
  { url, token }: { url: string; token: string },
  locationId: number,
  first: number,
): Promise<readonly ProNode[]> {
  const { data } = await graphql<Found>(
    url,
    'query ($id: DatabaseId!, $first: Int!) { location(databaseId: $id) { pros(first: $first) { edges { node { id displayName } } } } }',
    { id: locationId, first },
    token,
  );
  if (!data) throw new Error(`No location ${locationId}`);
  const nodes = data.location.pros.edges.map(({ node }) => node);
  return [...Map.groupBy(nodes, ({ displayName }) => displayName).values()].flatMap(([one]) =>
    one ? [one] : [],
  );
}

interface Assigned {
  assignPros: { results: { errors: unknown[]; pro: { displayName: string } }[] };
}

/**
 * Assigns the first of these pros who have no other shift at the time.
 *
 * @returns their names
 */
export async function assignFreePros(
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

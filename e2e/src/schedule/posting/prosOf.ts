import { graphql } from '../../stack/graphql.ts';

/** A pro of the market of a location. */
export interface FoundPro {
  /** Global id. */
  id: string;
  uuid: string;
  displayName: string;
}

interface Pros {
  location: { pros: { edges: { node: FoundPro }[] } };
}

/** Pros that can be assigned at a location, by number of it. */
export async function prosOf(
  { url, token }: { url: string; token: string },
  locationId: number,
): Promise<FoundPro[]> {
  const query = `query ($id: DatabaseId!) {
    location(databaseId: $id) {
      pros(first: 5, filter: { name: "a" }) { edges { node { id uuid displayName } } }
    }
  }`;
  const { data } = await graphql<Pros>(url, query, { id: locationId }, token);
  return (data?.location.pros.edges ?? []).map(({ node }) => node);
}

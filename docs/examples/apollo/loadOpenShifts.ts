import type { ApolloClient } from '@apollo/client';
import type { Shift } from '../documents.ts';
import { openShifts } from './documents.ts';

/** All shifts of a location that need people. The cache joins the pages into one connection, as components see it. */
export async function loadOpenShifts(client: ApolloClient, locationId: string): Promise<readonly Shift[]> {
  const list = client.watchQuery({ query: openShifts, variables: { locationId } });
  const watching = list.subscribe(() => {});
  const { data } = await client.query({ query: openShifts, variables: { locationId } });
  let pageInfo = data?.node.gigs.pageInfo;
  while (pageInfo?.hasNextPage) {
    const page = await list.fetchMore({ variables: { after: pageInfo.endCursor } });
    pageInfo = page.data?.node.gigs.pageInfo;
  }
  const all = client.readQuery({ query: openShifts, variables: { locationId } });
  watching.unsubscribe();
  return all?.node.gigs.edges.map(({ node }) => node) ?? [];
}

import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { cancelledByBlockQuery } from '../../__generated__/cancelledByBlockQuery.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';

interface Work {
  readonly locationId: string;
  readonly proDatabaseId: number;
}

/**
 * How many applications of a pro a block at a location would cancel permanently: all for shifts that have not started,
 * whether the pro is confirmed, selected or waits for a decision. Null if it is unknown.
 */
export async function cancelledByBlock(
  environment: IEnvironment,
  { locationId, proDatabaseId }: Work,
): Promise<number | null> {
  const response = await fetchQuery<cancelledByBlockQuery>(
    environment,
    graphql`
      query cancelledByBlockQuery($locationId: ID!, $proDatabaseId: DatabaseId!, $now: DateTime!) {
        node(id: $locationId) {
          ... on Location {
            confirmed: applications(
              first: 1
              filter: {
                stage: CONFIRMED
                proDatabaseId: $proDatabaseId
                isGigCancelled: false
                startsAtOrAfter: $now
              }
            ) @catch(to: NULL) {
              totalCount
            }
            selected: applications(
              first: 1
              filter: {
                stage: SELECTED
                proDatabaseId: $proDatabaseId
                isGigCancelled: false
                startsAtOrAfter: $now
              }
            ) @catch(to: NULL) {
              totalCount
            }
            open: applications(
              first: 1
              filter: {
                stage: OPEN
                proDatabaseId: $proDatabaseId
                isGigCancelled: false
                startsAtOrAfter: $now
              }
            ) @catch(to: NULL) {
              totalCount
            }
          }
        }
      }
    `,
    { locationId, proDatabaseId, now: currentInstant().toString() },
  ).toPromise();
  const { confirmed, selected, open } = response?.node ?? {};
  if (confirmed?.totalCount == null || selected?.totalCount == null || open?.totalCount == null) return null;
  return confirmed.totalCount + selected.totalCount + open.totalCount;
}

import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { confirmedLaterQuery } from '../../__generated__/confirmedLaterQuery.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';

interface Work {
  /** The ID of the location. */
  readonly locationId: string;
  /** The number of the pro. */
  readonly proDatabaseId: number;
}

/** How many shifts to come a pro is confirmed for at a location; null if it is unknown. */
export async function confirmedLater(
  environment: IEnvironment,
  { locationId, proDatabaseId }: Work,
): Promise<number | null> {
  const answer = await fetchQuery<confirmedLaterQuery>(
    environment,
    graphql`
      query confirmedLaterQuery($locationId: ID!, $filter: GigApplicationFilter!) {
        node(id: $locationId) {
          ... on Location {
            applications(first: 1, filter: $filter) @catch(to: NULL) {
              totalCount
            }
          }
        }
      }
    `,
    {
      locationId,
      filter: {
        proDatabaseId,
        stage: 'CONFIRMED',
        isGigCancelled: false,
        startsAtOrAfter: currentInstant().toString(),
      },
    },
  ).toPromise();
  return answer?.node?.applications?.totalCount ?? null;
}

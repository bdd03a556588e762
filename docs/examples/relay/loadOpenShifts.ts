import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { loadOpenShiftsQuery } from './__generated__/loadOpenShiftsQuery.graphql.ts';

type Page = NonNullable<NonNullable<loadOpenShiftsQuery['response']['node']>['gigs']>;
type Shift = Page['edges'][number]['node'];

/** All shifts of a location that need people, page by page. In React, usePaginationFragment does this. */
export async function loadOpenShifts(
  environment: Environment,
  locationId: string,
): Promise<readonly Shift[]> {
  const shifts: Shift[] = [];
  let after: string | null | undefined;
  do {
    const data = await fetchQuery<loadOpenShiftsQuery>(
      environment,
      graphql`
        query loadOpenShiftsQuery($locationId: ID!, $after: String) {
          node(id: $locationId) {
            ... on Location {
              gigs(first: 10, after: $after, filter: { statuses: [UNFILLED] }) {
                edges {
                  node {
                    id
                    databaseId
                    revision
                    startTime
                    startCountsAsPast
                    skill {
                      name
                    }
                    fill {
                      places
                      confirmed
                    }
                  }
                }
                pageInfo {
                  hasNextPage
                  endCursor
                }
              }
            }
          }
        }
      `,
      { locationId, after },
    ).toPromise();
    const page = data?.node?.gigs;
    shifts.push(...(page?.edges ?? []).map(({ node }) => node));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after != null);
  return shifts;
}

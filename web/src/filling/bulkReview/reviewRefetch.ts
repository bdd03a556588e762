import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewRefetchQuery } from '../../__generated__/reviewRefetchQuery.graphql.ts';

/** The most applicants of one request: the gateway reads no more nodes at once. */
const mostIds = 100;

/**
 * Refetches gigs of the board and these of its applicants. A failure keeps the current data; the next decision or visit
 * refetches.
 */
export async function refetchReview(
  environment: IEnvironment,
  gigIds: readonly number[],
  applicationIds: readonly string[],
): Promise<void> {
  if (gigIds.length === 0) return;
  const chunks = Array.from({ length: Math.max(1, Math.ceil(applicationIds.length / mostIds)) }, (_, index) =>
    applicationIds.slice(index * mostIds, (index + 1) * mostIds),
  );
  await Promise.allSettled(
    chunks.map((ids, index) =>
      fetchQuery<reviewRefetchQuery>(
        environment,
        graphql`
          query reviewRefetchQuery($gigIds: [DatabaseId!]!, $applicationIds: [ID!]!, $withGigs: Boolean!) {
            gigReviews(gigDatabaseIds: $gigIds) @include(if: $withGigs) {
              gig {
                fill {
                  openApplications
                }
                ...ReviewColumn_gig
                ...applicantActionsOf_gig
              }
            }
            nodes(ids: $applicationIds) {
              ... on GigApplication @alias(as: "applicant") {
                ...useReviewWork_applications
                ...ReviewCard_application
                ...ReviewOverlays_applications
              }
            }
          }
        `,
        { gigIds, applicationIds: ids, withGigs: index === 0 },
      ).toPromise(),
    ),
  );
}

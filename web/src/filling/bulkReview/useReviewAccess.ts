import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useReviewAccess_reviews$key } from '../../__generated__/useReviewAccess_reviews.graphql.ts';
import { applicantActionsOf } from '../applications/applicantActionsOf.ts';

/** What the viewer can do with the open applicants of the board at this moment. */
export function useReviewAccess(reviews: useReviewAccess_reviews$key) {
  const data = useFragment(
    graphql`
      fragment useReviewAccess_reviews on GigReview @relay(plural: true) @throwOnFieldError {
        gig @catch(to: NULL) {
          ...applicantActionsOf_gig
        }
        applications(first: $count, filter: { stage: $stage }) @catch(to: NULL) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    reviews,
  );
  const gigs = data.flatMap(({ gig, applications }) =>
    gig ? { ...applicantActionsOf(gig), edges: applications?.edges ?? [] } : [],
  );
  const actionsOn = new Map<string, readonly ApplicantAction[]>(
    gigs.flatMap(({ canManage, actionsIn, edges }) =>
      canManage ? edges.map(({ node }) => [node.id, actionsIn('OPEN')] as const) : [],
    ),
  );
  return {
    canManage: gigs.some(({ canManage }) => canManage),
    /** Why the viewer can do nothing; null if the gateway does not say. */
    reason: gigs.find(({ reason }) => reason !== null)?.reason ?? null,
    /** The actions on an open applicant, by the id of the application's node. */
    actionsOn: (applicationId: string) => actionsOn.get(applicationId) ?? [],
  };
}

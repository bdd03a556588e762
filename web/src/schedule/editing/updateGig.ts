import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateGigInput,
  updateGigMutation,
  updateGigMutation$data,
} from '../../__generated__/updateGigMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The result of an update: the gig, the other gigs of its series, and conflicting changes by other users. */
export type GigUpdate = updateGigMutation$data['updateGig'];

/** Updates a gig, and the other gigs of its series if requested. */
export async function updateGig(environment: IEnvironment, input: UpdateGigInput): Promise<GigUpdate> {
  const { updateGig: payload } = await commit<updateGigMutation>(environment, {
    mutation: graphql`
      mutation updateGigMutation($input: UpdateGigInput!) {
        updateGig(input: $input) {
          errors {
            path
            message
          }
          results {
            gig {
              updatedAt
              ...useGigValues_gig
              ...GigHeader_gig
              ...GigRow_gig
            }
            errors {
              message
            }
          }
          conflict {
            gig {
              ...useGigValues_gig
            }
            ...ConflictPanel_conflict
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}

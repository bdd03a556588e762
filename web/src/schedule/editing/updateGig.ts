import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateGigInput,
  updateGigMutation,
  updateGigMutation$data,
} from '../../__generated__/updateGigMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** What became of a change: of the gig itself, of those with it, and what somebody else had changed. */
export type GigUpdate = updateGigMutation$data['updateGig'];

/** Changes a gig, and those of its series where that is meant. */
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

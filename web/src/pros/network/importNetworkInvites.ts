import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  importNetworkInvitesMutation,
  ImportNetworkInvitesInput,
} from '../../__generated__/importNetworkInvitesMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Invites the rows of a table, or tries what would become of them; answers how it went with each. */
export async function importNetworkInvites(environment: IEnvironment, input: ImportNetworkInvitesInput) {
  const { importNetworkInvites: payload } = await commit<importNetworkInvitesMutation>(environment, {
    mutation: graphql`
      mutation importNetworkInvitesMutation($input: ImportNetworkInvitesInput!) {
        importNetworkInvites(input: $input) {
          errors {
            message
            path
          }
          results {
            row
            errors {
              message
              path
            }
            networkInvite {
              status
            }
          }
        }
      }
    `,
    variables: { input },
    // Lists refetch when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}

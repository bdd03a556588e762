import { graphql, type IEnvironment } from 'relay-runtime';
import type { removeOrganizationManagerMutation } from '../../__generated__/removeOrganizationManagerMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { Removal } from './removal.ts';

/** Ends someone's role in an organization, and takes them out of the list that showed them. */
export async function removeOrganizationManager(
  environment: IEnvironment,
  { managerId, connectionId }: Removal,
): Promise<readonly { readonly message: string }[]> {
  const { removeOrganizationManager: payload } = await commit<removeOrganizationManagerMutation>(
    environment,
    {
      mutation: graphql`
        mutation removeOrganizationManagerMutation(
          $input: RemoveOrganizationManagerInput!
          $connections: [ID!]!
        ) {
          removeOrganizationManager(input: $input) {
            errors {
              message
            }
            deletedId @deleteEdge(connections: $connections)
          }
        }
      `,
      variables: { input: { organizationManagerId: managerId }, connections: [connectionId] },
    },
  );
  return payload.errors;
}

import { graphql, type IEnvironment } from 'relay-runtime';
import type { endSessionOnServerMutation } from '../../__generated__/endSessionOnServerMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Ends the session that a request carries.
 *
 * @throws Fault
 */
export async function endSessionOnServer(environment: IEnvironment): Promise<void> {
  await commit<endSessionOnServerMutation>(environment, {
    mutation: graphql`
      mutation endSessionOnServerMutation($input: SignOutInput!) {
        signOut(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: {} },
  });
}

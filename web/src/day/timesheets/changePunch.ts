import { graphql, type IEnvironment } from 'relay-runtime';
import type { changePunchMutation } from '../../__generated__/changePunchMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Changes the time and the note of a punch of a pro. Resolves to the errors of the mutation.
 *
 * @param key the idempotency key of a change that was stored before; null for a new one
 */
export async function changePunch(
  environment: IEnvironment,
  input: changePunchMutation['variables']['input'],
  key: string | null = null,
) {
  const { changePunch: payload } = await commit<changePunchMutation>(
    environment,
    {
      mutation: graphql`
        mutation changePunchMutation($input: ChangePunchInput!) {
          changePunch(input: $input) {
            errors {
              message
              path
            }
            application {
              ...RosterRow_application
            }
          }
        }
      `,
      variables: { input },
    },
    key,
  );
  return payload.errors;
}

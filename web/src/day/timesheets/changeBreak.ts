import { graphql, type IEnvironment } from 'relay-runtime';
import type { changeBreakMutation } from '../../__generated__/changeBreakMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Changes the times and the note of a break of a pro. Resolves to the errors of the mutation.
 *
 * @param key the idempotency key of a change that was stored before; null for a new one
 */
export async function changeBreak(
  environment: IEnvironment,
  input: changeBreakMutation['variables']['input'],
  key: string | null = null,
) {
  const { changeBreak: payload } = await commit<changeBreakMutation>(
    environment,
    {
      mutation: graphql`
        mutation changeBreakMutation($input: ChangeBreakInput!) {
          changeBreak(input: $input) {
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

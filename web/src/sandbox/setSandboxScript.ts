import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  SetSandboxScriptInput,
  setSandboxScriptMutation,
} from '../__generated__/setSandboxScriptMutation.graphql.ts';
import { commit } from '../platform/relay/commit.ts';

/**
 * Turns the simulated pros on or off, or changes their seed.
 *
 * @returns the error message, or null on success
 * @throws Fault
 */
export async function setSandboxScript(
  environment: IEnvironment,
  input: SetSandboxScriptInput,
): Promise<string | null> {
  const { setSandboxScript: payload } = await commit<setSandboxScriptMutation>(environment, {
    mutation: graphql`
      mutation setSandboxScriptMutation($input: SetSandboxScriptInput!) {
        setSandboxScript(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors[0]?.message ?? null;
}

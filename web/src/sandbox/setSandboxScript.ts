import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  SetSandboxScriptInput,
  setSandboxScriptMutation,
} from '../__generated__/setSandboxScriptMutation.graphql.ts';
import { commit } from '../platform/relay/commit.ts';

/**
 * Switches the pros of the sandbox on or off, or gives them another seed.
 *
 * @returns why it was refused; null when it was done
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

import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  MoveSandboxClockInput,
  moveSandboxClockMutation,
} from '../__generated__/moveSandboxClockMutation.graphql.ts';
import { commit } from '../platform/relay/commit.ts';

/**
 * Moves the sandbox's clock, in several requests if necessary.
 *
 * @returns the error message, or null on success
 * @throws Fault
 */
export async function moveSandboxClock(
  environment: IEnvironment,
  input: MoveSandboxClockInput,
): Promise<string | null> {
  const { moveSandboxClock: payload } = await commit<moveSandboxClockMutation>(environment, {
    mutation: graphql`
      mutation moveSandboxClockMutation($input: MoveSandboxClockInput!) {
        moveSandboxClock(input: $input) {
          errors {
            message
          }
          target
          isComplete
        }
      }
    `,
    variables: { input },
  });
  const [refusal] = payload.errors;
  if (refusal) return refusal.message;
  if (payload.isComplete || payload.target == null) return null;
  return moveSandboxClock(environment, { until: payload.target });
}

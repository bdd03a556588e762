import { graphql, type IEnvironment } from 'relay-runtime';
import type { endSessionMutation } from '../../__generated__/endSessionMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Signs the viewer out on another device.
 *
 * @param sessionId global id
 * @param connectionId the Relay id of the list to remove it from
 */
export async function endSession(
  environment: IEnvironment,
  sessionId: string,
  connectionId: string,
): Promise<readonly { readonly message: string }[]> {
  const { endSession: payload } = await commit<endSessionMutation>(environment, {
    mutation: graphql`
      mutation endSessionMutation($input: EndSessionInput!, $connections: [ID!]!) {
        endSession(input: $input) {
          endedSessionId @deleteEdge(connections: $connections)
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { sessionId }, connections: [connectionId] },
  });
  return payload.errors;
}

import { graphql, type IEnvironment } from 'relay-runtime';
import type { removeFromEventMutation } from '../../__generated__/removeFromEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Takes gigs out of an event; they stay posted. Answers what the server has against it. */
export async function removeFromEvent(environment: IEnvironment, eventId: string, gigIds: readonly string[]) {
  const { removeFromEvent: payload } = await commit<removeFromEventMutation>(environment, {
    mutation: graphql`
      mutation removeFromEventMutation($input: RemoveFromEventInput!) {
        removeFromEvent(input: $input) {
          errors {
            message
          }
          event {
            ...EventContent_event
          }
          gigs {
            event {
              id
            }
          }
        }
      }
    `,
    variables: { input: { eventId, gigIds } },
  });
  return payload.errors;
}

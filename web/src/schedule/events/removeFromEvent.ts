import { graphql, type IEnvironment } from 'relay-runtime';
import type { removeFromEventMutation } from '../../__generated__/removeFromEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Removes gigs from an event. They stay posted. Resolves to the errors of the mutation. */
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

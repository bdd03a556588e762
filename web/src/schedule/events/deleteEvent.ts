import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteEventMutation } from '../../__generated__/deleteEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes an event, whose gigs stay; answers what the server has against it. */
export async function deleteEvent(environment: IEnvironment, eventId: string) {
  const { deleteEvent: payload } = await commit<deleteEventMutation>(environment, {
    mutation: graphql`
      mutation deleteEventMutation($input: DeleteEventInput!) {
        deleteEvent(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { eventId } },
    // Lists are asked for anew: it is in none of them any more, and its gigs are in no event.
    updater: (store) => store.invalidateStore(),
  });
  return payload.errors;
}

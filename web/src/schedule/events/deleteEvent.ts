import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteEventMutation } from '../../__generated__/deleteEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes an event but not its gigs. Resolves to the errors of the mutation. */
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
    // Invalidates cached lists of events, and gigs that refer to this one.
    updater: (store) => store.invalidateStore(),
  });
  return payload.errors;
}

import { graphql, type IEnvironment } from 'relay-runtime';
import type { addToEventMutation } from '../../__generated__/addToEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Adds gigs to an event. Resolves to the errors of the mutation. */
export async function addToEvent(environment: IEnvironment, eventId: string, gigIds: readonly string[]) {
  const { addToEvent: payload } = await commit<addToEventMutation>(environment, {
    mutation: graphql`
      mutation addToEventMutation($input: AddToEventInput!) {
        addToEvent(input: $input) {
          errors {
            message
          }
          event {
            ...EventContent_event
          }
          gigs {
            event {
              id
              databaseId
              name
            }
          }
        }
      }
    `,
    variables: { input: { eventId, gigIds } },
  });
  return payload.errors;
}

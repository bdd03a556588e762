import { graphql, type IEnvironment } from 'relay-runtime';
import type { createEventMutation, CreateEventInput } from '../../__generated__/createEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Creates an event, of gigs or without any; answers it, or what the server has against it. */
export async function createEvent(environment: IEnvironment, input: CreateEventInput) {
  const { createEvent: payload } = await commit<createEventMutation>(environment, {
    mutation: graphql`
      mutation createEventMutation($input: CreateEventInput!) {
        createEvent(input: $input) {
          errors {
            message
            path
          }
          event {
            id
            databaseId
            name
          }
          gigs {
            id
            event {
              id
              databaseId
              name
            }
          }
        }
      }
    `,
    variables: { input },
    // Lists of events are asked for anew when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}

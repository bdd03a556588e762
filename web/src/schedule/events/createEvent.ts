import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  createEventMutation,
  CreateEventInput,
} from '../../__generated__/createEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Creates an event, with or without gigs. Resolves to the payload. */
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
    // Invalidates cached lists of events.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}

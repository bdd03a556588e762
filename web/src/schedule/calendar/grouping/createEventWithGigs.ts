import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateEventInput,
  createEventWithGigsMutation,
} from '../../../__generated__/createEventWithGigsMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Creates an event with gigs and updates their calendar entries. Resolves to the event or its errors. */
export async function createEventWithGigs(environment: IEnvironment, input: CreateEventInput) {
  const { createEvent } = await commit<createEventWithGigsMutation>(environment, {
    mutation: graphql`
      mutation createEventWithGigsMutation($input: CreateEventInput!) {
        createEvent(input: $input) {
          errors {
            message
            path
          }
          event {
            databaseId
            name
          }
          gigs {
            calendarGig {
              ...boardGig_gig
            }
          }
        }
      }
    `,
    variables: { input },
  });
  return createEvent;
}

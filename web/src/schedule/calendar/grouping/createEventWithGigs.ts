import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateEventInput,
  gatherInNewEventMutation,
} from '../../../__generated__/gatherInNewEventMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Makes an event of gigs of the calendar; answers it, or what the server has against it. */
export async function gatherInNewEvent(environment: IEnvironment, input: CreateEventInput) {
  const { createEvent } = await commit<gatherInNewEventMutation>(environment, {
    mutation: graphql`
      mutation gatherInNewEventMutation($input: CreateEventInput!) {
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

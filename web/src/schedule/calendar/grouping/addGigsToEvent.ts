import { graphql, type IEnvironment } from 'relay-runtime';
import type { gatherInEventMutation } from '../../../__generated__/gatherInEventMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/**
 * Adds gigs of the calendar to an event; answers it, or what the server has against it. All are ids of nodes.
 */
export async function gatherInEvent(
  environment: IEnvironment,
  input: { readonly eventId: string; readonly gigIds: readonly string[] },
) {
  const { addToEvent } = await commit<gatherInEventMutation>(environment, {
    mutation: graphql`
      mutation gatherInEventMutation($input: AddToEventInput!) {
        addToEvent(input: $input) {
          errors {
            message
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
  return addToEvent;
}

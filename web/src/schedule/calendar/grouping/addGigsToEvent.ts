import { graphql, type IEnvironment } from 'relay-runtime';
import type { addGigsToEventMutation } from '../../../__generated__/addGigsToEventMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/**
 * Adds gigs to an event and updates their calendar entries. Takes global IDs and resolves to the event or its errors.
 */
export async function addGigsToEvent(
  environment: IEnvironment,
  input: { readonly eventId: string; readonly gigIds: readonly string[] },
) {
  const { addToEvent } = await commit<addGigsToEventMutation>(environment, {
    mutation: graphql`
      mutation addGigsToEventMutation($input: AddToEventInput!) {
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

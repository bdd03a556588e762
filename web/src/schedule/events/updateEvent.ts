import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  updateEventMutation,
  UpdateEventInput,
} from '../../__generated__/updateEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Updates the name and the leads of an event. Resolves to the errors of the mutation. */
export async function updateEvent(environment: IEnvironment, input: UpdateEventInput) {
  const { updateEvent: payload } = await commit<updateEventMutation>(environment, {
    mutation: graphql`
      mutation updateEventMutation($input: UpdateEventInput!) {
        updateEvent(input: $input) {
          errors {
            message
            path
          }
          event {
            ...EventHeader_event
            ...EventLeads_event
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}

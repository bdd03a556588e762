import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  updateEventShiftMutation,
  UpdateEventShiftInput,
} from '../../__generated__/updateEventShiftMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Updates the times or the contact of a shift and its gigs. Resolves to the errors of the mutation. */
export async function updateEventShift(environment: IEnvironment, input: UpdateEventShiftInput) {
  const { updateEventShift: payload } = await commit<updateEventShiftMutation>(environment, {
    mutation: graphql`
      mutation updateEventShiftMutation($input: UpdateEventShiftInput!) {
        updateEventShift(input: $input) {
          errors {
            message
            path
          }
          shift {
            event {
              ...EventContent_event
            }
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}

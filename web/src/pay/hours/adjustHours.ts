import { graphql, type IEnvironment } from 'relay-runtime';
import type { adjustHoursMutation } from '../../__generated__/adjustHoursMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Sets the hours and breaks of a pro with a reason. Resolves to the errors of the mutation. */
export async function adjustHours(
  environment: IEnvironment,
  input: adjustHoursMutation['variables']['input'],
) {
  const { adjustHours: payload } = await commit<adjustHoursMutation>(environment, {
    mutation: graphql`
      mutation adjustHoursMutation($input: AdjustHoursInput!) {
        adjustHours(input: $input) {
          errors {
            message
            path
          }
          gig {
            ...PayGig_gig
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}

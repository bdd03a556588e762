import { graphql, type IEnvironment } from 'relay-runtime';
import type { renewCheckInMutation } from '../../__generated__/renewCheckInMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Gives a gig a new check-in code and link.
 *
 * @returns why it was refused; empty when it was done
 */
export async function renewCheckIn(environment: IEnvironment, gigId: string) {
  const { renewCheckIn: payload } = await commit<renewCheckInMutation>(environment, {
    mutation: graphql`
      mutation renewCheckInMutation($input: RenewCheckInInput!) {
        renewCheckIn(input: $input) {
          errors {
            message
          }
          gig {
            checkinCode
            checkinToken
          }
        }
      }
    `,
    variables: { input: { gigId } },
  });
  return payload.errors;
}

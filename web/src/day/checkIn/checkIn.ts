import { graphql, type IEnvironment } from 'relay-runtime';
import type { checkInMutation, CheckInInput } from '../../__generated__/checkInMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Checks a pro in. Resolves to the arrival, or to why it was refused. */
export async function checkIn(environment: IEnvironment, input: CheckInInput) {
  const { checkIn: payload } = await commit<checkInMutation>(environment, {
    mutation: graphql`
      mutation checkInMutation($input: CheckInInput!) {
        checkIn(input: $input) {
          errors {
            code
            message
            path
          }
          arrival {
            firstName
            checkedInAt
            wasIn
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}

/** A pro who is in. */
export type Arrival = NonNullable<Awaited<ReturnType<typeof checkIn>>['arrival']>;

import { graphql, type IEnvironment } from 'relay-runtime';
import type { askedAgainMutation, UpdateGigInput } from '../../__generated__/askedAgainMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** How many confirmed pros a change would ask to accept again, on all gigs in its scope. Null if it would be refused. */
export async function askedAgain(environment: IEnvironment, change: UpdateGigInput): Promise<number | null> {
  const { updateGig } = await commit<askedAgainMutation>(environment, {
    mutation: graphql`
      mutation askedAgainMutation($input: UpdateGigInput!) {
        updateGig(input: $input) {
          errors {
            message
          }
          results {
            effects {
              askedAgain
            }
          }
        }
      }
    `,
    variables: { input: { ...change, validateOnly: true } },
  });
  if (updateGig.errors.length > 0) return null;
  return updateGig.results.reduce((sum, { effects }) => sum + (effects?.askedAgain ?? 0), 0);
}

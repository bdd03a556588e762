import { graphql, type IEnvironment } from 'relay-runtime';
import type { UpdateGigsInput, updateGigsMutation } from '../../__generated__/updateGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { gigRefusals, type GigRefusals } from '../gigs/gigRefusals.ts';

/** Which gigs changed, and which could not. */
export interface BulkChange {
  readonly changed: number;
  /** How many confirmed pros have to accept again. */
  readonly askedAgain: number;
  readonly refusals: GigRefusals;
  /** What was wrong with the input; nothing was done then. */
  readonly errors: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Gives several gigs something in common, each independently. */
export async function updateGigs(environment: IEnvironment, input: UpdateGigsInput): Promise<BulkChange> {
  const { updateGigs: payload } = await commit<updateGigsMutation>(environment, {
    mutation: graphql`
      mutation updateGigsMutation($input: UpdateGigsInput!) {
        updateGigs(input: $input) {
          errors {
            path
            message
          }
          results {
            ...gigRefusals_result
            effects {
              askedAgain
            }
            gig {
              updatedAt
              ...GigRow_gig
            }
          }
        }
      }
    `,
    variables: { input },
  });
  const { results, errors } = payload;
  return {
    changed: results.filter(({ gig }) => gig).length,
    askedAgain: results.reduce((sum, { effects }) => sum + (effects?.askedAgain ?? 0), 0),
    refusals: gigRefusals(payload, input.gigIds),
    errors,
  };
}

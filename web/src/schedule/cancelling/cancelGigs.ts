import { graphql, type IEnvironment } from 'relay-runtime';
import type { CancelGigsInput, cancelGigsMutation } from '../../__generated__/cancelGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { gigRefusals, type GigRefusals } from '../gigs/gigRefusals.ts';

/** Which gigs were cancelled, and which could not be. */
export interface Cancellation {
  readonly cancelled: number;
  readonly refusals: GigRefusals;
  /** What was wrong with the input; nothing was done then. */
  readonly errors: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Calls gigs off, each for itself. */
export async function cancelGigs(environment: IEnvironment, input: CancelGigsInput): Promise<Cancellation> {
  const { cancelGigs: payload } = await commit<cancelGigsMutation>(environment, {
    mutation: graphql`
      mutation cancelGigsMutation($input: CancelGigsInput!) {
        cancelGigs(input: $input) {
          errors {
            path
            message
          }
          results {
            ...gigRefusals_result
            gig {
              updatedAt
              ...GigHeader_gig
              ...GigRow_gig
              ...GigCancelled_gig
            }
          }
        }
      }
    `,
    variables: { input },
  });
  return {
    cancelled: payload.results.filter(({ gig }) => gig).length,
    refusals: gigRefusals(payload, input.gigIds),
    errors: payload.errors,
  };
}

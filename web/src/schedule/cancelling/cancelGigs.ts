import { graphql, type IEnvironment } from 'relay-runtime';
import type { CancelGigsInput, cancelGigsMutation } from '../../__generated__/cancelGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { gigRefusals, type GigRefusals } from '../gigs/gigRefusals.ts';

/** The result of a cancellation. */
export interface Cancellation {
  readonly cancelled: number;
  readonly refusals: GigRefusals;
  /** Errors in the input. No gig was cancelled then. */
  readonly errors: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Cancels gigs, each independently. */
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

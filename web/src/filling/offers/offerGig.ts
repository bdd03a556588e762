import { graphql, type IEnvironment } from 'relay-runtime';
import type { OfferGigInput, offerGigMutation } from '../../__generated__/offerGigMutation.graphql.ts';
import type { OfferResults_results$key } from '../../__generated__/OfferResults_results.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';

/** The outcome of one offer: `OfferMade`, or why it was not. */
export type SentOffer = OfferResults_results$key[number] & { readonly __typename: string };

/** Offers that were sent, or are being sent. */
export interface SentOffers {
  readonly results: readonly SentOffer[];
  /** While offers are still being made in the background; `id` of its node. Else null. */
  readonly operation: { readonly id: string; readonly total: number; readonly done: number } | null;
}

const fieldOf: Readonly<Record<string, string>> = { proIds: 'pros', bonusCents: 'bonus', message: 'message' };

/**
 * Offers a gig to pros.
 *
 * @returns what was wrong with the whole, by the form's fields; else the outcome of each
 * @throws Fault
 */
export async function offerGig(
  environment: IEnvironment,
  input: OfferGigInput,
): Promise<{ readonly errors: readonly ServerError[]; readonly sent: SentOffers | null }> {
  const { offerGig: payload } = await commit<offerGigMutation>(environment, {
    mutation: graphql`
      mutation offerGigMutation($input: OfferGigInput!) {
        offerGig(input: $input) {
          errors {
            message
            path
          }
          gig {
            ...OfferedGig_gig
          }
          results {
            __typename
            ...OfferResults_results
          }
          operation {
            id
            status
            total
            done
          }
        }
      }
    `,
    variables: { input },
  });
  if (payload.errors.length > 0) {
    const errors = payload.errors.map(({ message, path: [field] }) => {
      const name = field === undefined ? undefined : fieldOf[field];
      return name === undefined ? { message } : { message, path: [name] };
    });
    return { errors, sent: null };
  }
  return { errors: [], sent: sentOffers(payload) };
}

/** Offers with their background job as long as it is not done. */
export function sentOffers({
  results,
  operation,
}: {
  readonly results: readonly SentOffer[];
  readonly operation:
    | { readonly id: string; readonly status: string; readonly total: number; readonly done: number }
    | null
    | undefined;
}): SentOffers {
  const isUnderWay = operation !== null && operation !== undefined && operation.status !== 'DONE';
  return { results, operation: isUnderWay ? operation : null };
}

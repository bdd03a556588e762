import { graphql, type IEnvironment } from 'relay-runtime';
import type { OfferGigsInput, offerGigsMutation } from '../../../__generated__/offerGigsMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { ServerError } from '../../../ui/forms/formErrors.ts';
import { sentOffers, type SentOffers } from '../offerGig.ts';

/** What became of the offers of one gig. */
export interface GigOffers {
  readonly gigId: string;
  /** Null if it was not offered. */
  readonly sent: SentOffers | null;
  /** Why it was not. */
  readonly refusals: readonly string[];
}

const fieldOf: Readonly<Record<string, string>> = { bonusCents: 'bonus', message: 'message' };

/**
 * Offers gigs to groups.
 *
 * @returns what was wrong with the whole, by the form's fields; else the outcome of each gig
 * @throws Fault
 */
export async function offerGigs(
  environment: IEnvironment,
  input: OfferGigsInput,
): Promise<{ readonly errors: readonly ServerError[]; readonly gigs: readonly GigOffers[] }> {
  const { offerGigs: payload } = await commit<offerGigsMutation>(environment, {
    mutation: graphql`
      mutation offerGigsMutation($input: OfferGigsInput!) {
        offerGigs(input: $input) {
          errors {
            message
            path
          }
          results {
            gigId
            errors {
              message
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
      }
    `,
    variables: { input },
  });
  const errors = payload.errors.map(({ message, path: [field] }) => {
    const name = field === undefined ? undefined : fieldOf[field];
    return name === undefined ? { message } : { message, path: [name] };
  });
  const gigs = payload.results.map(({ gigId, errors: refused, ...offers }) => ({
    gigId,
    sent: refused.length > 0 ? null : sentOffers(offers),
    refusals: refused.map(({ message }) => message),
  }));
  return { errors, gigs };
}

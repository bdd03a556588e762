import { graphql, type IEnvironment } from 'relay-runtime';
import type { OfferResults_results$key } from '../../__generated__/OfferResults_results.graphql.ts';
import type {
  ReplaceApplicantInput,
  replaceApplicantMutation,
} from '../../__generated__/replaceApplicantMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';

/** Who was asked instead. */
export interface Replacement {
  readonly results: OfferResults_results$key;
}

const fieldOf: Readonly<Record<string, string>> = {
  boostCents: 'boost',
  reason: 'reason',
  standbys: 'standbys',
  proIds: 'pros',
  message: 'message',
};

/**
 * Replaces a confirmed pro.
 *
 * @returns what was wrong, by the form's fields; else who was asked instead
 * @throws Fault
 */
export async function replaceApplicant(
  environment: IEnvironment,
  input: ReplaceApplicantInput,
): Promise<{ readonly errors: readonly ServerError[]; readonly replacement: Replacement | null }> {
  const { replaceApplicant: payload } = await commit<replaceApplicantMutation>(environment, {
    mutation: graphql`
      mutation replaceApplicantMutation($input: ReplaceApplicantInput!) {
        replaceApplicant(input: $input) {
          errors {
            message
            path
          }
          application {
            ...ApplicantRow_application
            gig {
              ...GigHeader_gig
              ...ApplicantsToolbar_gig
              advice {
                ...NextBestAlert_advice
                ...SuggestedBoost_advice
              }
            }
          }
          results {
            ...OfferResults_results
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
  return { errors, replacement: errors.length > 0 ? null : { results: payload.results } };
}

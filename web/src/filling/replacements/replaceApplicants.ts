import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  ReplaceApplicantsInput,
  replaceApplicantsMutation,
} from '../../__generated__/replaceApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';

/** What became of one pro. */
export interface ReplacementOutcome {
  /** Whether the pro is out, even if the other one could not be asked. */
  readonly isOut: boolean;
  /** Why the other pro was not asked; null if the other pro was. */
  readonly refusal: string | null;
}

interface Replacements {
  /** What is wrong with the whole request, by the form's fields; nothing was done then. */
  readonly errors: readonly ServerError[];
  /** By the id of the application's node. */
  readonly outcomes: ReadonlyMap<string, ReplacementOutcome>;
}

const fieldOf: Readonly<Record<string, string>> = { boostCents: 'boost', message: 'message' };

/**
 * Replaces several pros of a gig, each independently.
 *
 * @throws Fault
 */
export async function replaceApplicants(
  environment: IEnvironment,
  input: ReplaceApplicantsInput,
): Promise<Replacements> {
  const { replaceApplicants: payload } = await commit<replaceApplicantsMutation>(environment, {
    mutation: graphql`
      mutation replaceApplicantsMutation($input: ReplaceApplicantsInput!) {
        replaceApplicants(input: $input) {
          errors {
            message
            path
          }
          results {
            applicationId
            errors {
              message
            }
            application {
              ...ApplicantRow_application
              attendance {
                state
                since
              }
              gig {
                ...GigHeader_gig
                ...ApplicantsToolbar_gig
              }
            }
            offer {
              __typename
              ... on OfferRefused {
                errors {
                  message
                }
              }
            }
          }
        }
      }
    `,
    variables: { input },
  });
  return {
    errors: payload.errors.map(({ message, path: [field] }) => {
      const name = field === undefined ? undefined : fieldOf[field];
      return name === undefined ? { message } : { message, path: [name] };
    }),
    outcomes: new Map(
      payload.results.map(({ applicationId, errors, offer }) => [
        applicationId,
        { isOut: errors.length === 0, refusal: refusalOf(errors, offer) },
      ]),
    ),
  };
}

type Result = replaceApplicantsMutation['response']['replaceApplicants']['results'][number];

function refusalOf(errors: Result['errors'], offer: Result['offer']): string | null {
  if (errors.length > 0) return errors.map(({ message }) => message).join(' ');
  if (offer == null) return 'No offer was made.';
  const { __typename: outcome } = offer;
  if (outcome !== 'OfferRefused') return null;
  return offer.errors.map(({ message }) => message).join(' ');
}

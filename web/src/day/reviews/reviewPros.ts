import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewProsMutation } from '../../__generated__/reviewProsMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { Review } from './review.ts';
import { ratingOutcome } from './ratingOutcome.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/** Rates pros, by application id. If the request fails, each is refused with the failure's message. */
export async function reviewPros(
  environment: IEnvironment,
  reviews: ReadonlyMap<string, Review>,
): Promise<ApplicantsOutcome> {
  const ids = [...reviews.keys()];
  const input = {
    reviews: [...reviews].map(([applicationId, { ratings, feedback }]) => ({
      applicationId,
      ratings,
      feedback,
    })),
  };
  try {
    const { reviewPros: payload } = await commit<reviewProsMutation>(environment, {
      mutation: graphql`
        mutation reviewProsMutation($input: ReviewProsInput!) {
          reviewPros(input: $input) {
            errors {
              message
            }
            results {
              ...ratingOutcome_result
            }
          }
        }
      `,
      variables: { input },
    });
    return ratingOutcome(ids, payload);
  } catch (error) {
    const message = userMessage(error);
    return { done: [], refused: new Map(ids.map((id) => [id, message])) };
  }
}

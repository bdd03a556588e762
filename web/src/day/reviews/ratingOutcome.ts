import { graphql, readInlineData } from 'relay-runtime';
import type { ratingOutcome_result$key } from '../../__generated__/ratingOutcome_result.graphql.ts';
import {
  applicantsOutcome,
  type ApplicantsOutcome,
  type BulkPayload,
} from '../../filling/applications/applicantOutcome.ts';

/** Reads the payload of a review. Its fragment is what lists show of it, and the averages of the pro. */
export function ratingOutcome(
  ids: readonly string[],
  { errors, results }: BulkPayload<ratingOutcome_result$key>,
): ApplicantsOutcome {
  return applicantsOutcome(ids, { errors, results: results.map(readResult) });
}

function readResult(key: ratingOutcome_result$key) {
  return readInlineData(
    graphql`
      fragment ratingOutcome_result on ApplicantResult @inline {
        ...applicantOutcome_result
        application {
          ...useReviews_applications
          ...ProReview_application
          pro {
            performance {
              rating
              reviewCount
            }
          }
        }
      }
    `,
    key,
  );
}

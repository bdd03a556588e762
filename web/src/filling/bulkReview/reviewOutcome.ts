import { graphql, readInlineData } from 'relay-runtime';
import type { reviewOutcome_result$key } from '../../__generated__/reviewOutcome_result.graphql.ts';
import {
  applicantsOutcome,
  type ApplicantsOutcome,
  type BulkPayload,
} from '../applications/applicantOutcome.ts';

/** Reads the payload of a bulk mutation of the review board. Its fragment is what the board shows. */
export function reviewOutcome(
  ids: readonly string[],
  { errors, results }: BulkPayload<reviewOutcome_result$key>,
): ApplicantsOutcome {
  return applicantsOutcome(ids, { errors, results: results.map(readResult) });
}

function readResult(key: reviewOutcome_result$key) {
  return readInlineData(
    graphql`
      fragment reviewOutcome_result on ApplicantResult @inline {
        ...applicantOutcome_result
        application {
          ...ReviewCard_application
          gig {
            ...ReviewColumn_gig
          }
        }
      }
    `,
    key,
  );
}

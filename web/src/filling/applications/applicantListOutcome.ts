import { graphql, readInlineData } from 'relay-runtime';
import type { applicantListOutcome_result$key } from '../../__generated__/applicantListOutcome_result.graphql.ts';
import { applicantsOutcome, type ApplicantsOutcome, type BulkPayload } from './applicantOutcome.ts';

/**
 * Reads the payload of a bulk mutation of the applicant list. Its fragment is what the list, the gig's header and its
 * advice show.
 */
export function applicantListOutcome(
  ids: readonly string[],
  { errors, results }: BulkPayload<applicantListOutcome_result$key>,
): ApplicantsOutcome {
  return applicantsOutcome(ids, { errors, results: results.map(readResult) });
}

function readResult(key: applicantListOutcome_result$key) {
  return readInlineData(
    graphql`
      fragment applicantListOutcome_result on ApplicantResult @inline {
        ...applicantOutcome_result
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
      }
    `,
    key,
  );
}

import { graphql, readInlineData } from 'relay-runtime';
import type { rosterOutcome_result$key } from '../../__generated__/rosterOutcome_result.graphql.ts';
import {
  applicantsOutcome,
  type ApplicantsOutcome,
  type BulkPayload,
} from '../../filling/applications/applicantOutcome.ts';

/** Reads the payload of a bulk mutation of the roster. Its fragment is what the roster shows. */
export function rosterOutcome(
  ids: readonly string[],
  { errors, results }: BulkPayload<rosterOutcome_result$key>,
): ApplicantsOutcome {
  return applicantsOutcome(ids, { errors, results: results.map(readResult) });
}

function readResult(key: rosterOutcome_result$key) {
  return readInlineData(
    graphql`
      fragment rosterOutcome_result on ApplicantResult @inline {
        ...applicantOutcome_result
        application {
          ...useRosterWork_applications
          ...useReviews_applications
          ...RosterRow_application
        }
      }
    `,
    key,
  );
}

import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { applicantOutcome_result$key } from '../../__generated__/applicantOutcome_result.graphql.ts';

/** Whom an action is for, and where one stands. */
export interface ApplicantsAction {
  /** Id of the gig's node. */
  readonly gigId: string;
  /** Ids of the applications' nodes. */
  readonly applicationIds: readonly string[];
  /** The stage whose list is in sight. */
  readonly shown: ApplicantStage;
  /** Why somebody gets a place in spite of a conflict. */
  readonly overrideNote?: string | null;
}

/** What became of an action on several applicants. */
export interface ApplicantsOutcome {
  /** Ids of the applications that changed. */
  readonly done: readonly string[];
  /** Why the others did not: the server's words, by the application's id. */
  readonly refused: ReadonlyMap<string, string>;
}

interface Payload {
  readonly errors: readonly { readonly message: string }[];
  readonly results: readonly applicantOutcome_result$key[];
}

/**
 * Reads the payload of a bulk mutation. An error of the whole input counts for each application that has no result of
 * its own.
 */
export function applicantsOutcome(ids: readonly string[], payload: Payload): ApplicantsOutcome {
  const refused = new Map<string, string>();
  const answered = new Set<string>();
  for (const key of payload.results) {
    const { applicationId, errors } = readInlineData(
      graphql`
        fragment applicantOutcome_result on ApplicantResult @inline {
          applicationId
          errors {
            message
          }
        }
      `,
      key,
    );
    answered.add(applicationId);
    const [error] = errors;
    if (error) refused.set(applicationId, error.message);
  }
  const [inputError] = payload.errors;
  for (const id of ids) {
    if (!answered.has(id))
      refused.set(id, inputError?.message ?? 'The server gave no answer for this applicant.');
  }
  return { done: ids.filter((id) => !refused.has(id)), refused };
}

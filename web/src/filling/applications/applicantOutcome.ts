import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { applicantOutcome_result$key } from '../../__generated__/applicantOutcome_result.graphql.ts';

/** The applicants an action is for, and the list it starts from. */
export interface ApplicantsAction {
  /** The id of the gig's node. */
  readonly gigId: string;
  /** The ids of the applications' nodes. */
  readonly applicationIds: readonly string[];
  /** The stage whose list is on the screen. */
  readonly shown: ApplicantStage;
  /** The reason to accept an applicant despite a conflict or a blocker. */
  readonly overrideNote?: string | null;
}

/** The outcome of an action on several applicants. */
export interface ApplicantsOutcome {
  /** The ids of the applications that changed. */
  readonly done: readonly string[];
  /** The server's messages for the others, by application id. */
  readonly refused: ReadonlyMap<string, string>;
}

/** The payload of a bulk mutation. */
export interface BulkPayload<Key> {
  readonly errors: readonly { readonly message: string }[];
  readonly results: readonly Key[];
}

/** Reads the payload of a bulk mutation. An error of the whole input applies to each application without a result. */
export function applicantsOutcome(
  ids: readonly string[],
  payload: BulkPayload<applicantOutcome_result$key>,
): ApplicantsOutcome {
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
      refused.set(id, inputError?.message ?? 'The server returned no result for this applicant.');
  }
  return { done: ids.filter((id) => !refused.has(id)), refused };
}

/** The outcome of a request that failed as a whole. */
export function refusedAll(ids: readonly string[], message: string): ApplicantsOutcome {
  return { done: [], refused: new Map(ids.map((id) => [id, message])) };
}

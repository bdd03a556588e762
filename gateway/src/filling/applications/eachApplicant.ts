import { codedError } from '../../platform/errors/graphqlErrors.ts';
import {
  type PathsByTarget,
  type UserError,
  userError,
  userErrorsFromWire,
} from '../../platform/errors/userError.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import type { ApplicantOutcome } from './ApplicantResult.ts';
import type { BulkResult } from './applicationsApi.ts';

/** The payload of a bulk mutation: a result for each id of the input, in its order. */
export interface ApplicantsPayload {
  readonly results: readonly ApplicantOutcome[];
}

function refused(applicationId: string, errors: readonly UserError[]): ApplicantOutcome {
  return { applicationId, application: null, errors };
}

/**
 * Reports what one bulk call did with each application. What is not an id of an application fails here, without keeping
 * the others.
 *
 * @param paths maps the upstream's targets to paths into the input
 * @param send makes the call; its results are in the order of the ids
 */
export async function eachApplicant(
  applicationIds: readonly string[],
  paths: PathsByTarget,
  send: (ids: readonly number[]) => Promise<readonly BulkResult[]>,
): Promise<ApplicantsPayload> {
  const numbers = applicationIds.map((id) => databaseIdOf(id, 'GigApplication'));
  const ids = numbers.filter((id) => id !== null);
  const answers = ids.length === 0 ? [] : await send(ids);
  if (answers.length !== ids.length) {
    throw codedError(
      'UPSTREAM_INVALID',
      'The service behind the gateway did not answer for every application.',
    );
  }
  let answered = 0;
  const results = applicationIds.map((applicationId, index) => {
    const path = ['applicationIds', String(index)];
    const answer = numbers[index] === null ? undefined : answers[answered++];
    if (answer === undefined) {
      return refused(applicationId, [userError('NOT_FOUND', 'This is not the id of an application', path)]);
    }
    if (answer.ok) return { applicationId, application: answer.application, errors: [] };
    const errors = userErrorsFromWire(answer.error, paths);
    return refused(
      applicationId,
      errors.map((error) => (error.path.length > 0 ? error : { ...error, path })),
    );
  });
  return { results };
}

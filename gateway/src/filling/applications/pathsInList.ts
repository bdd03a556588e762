import type { ApplicantOutcome } from './ApplicantResult.ts';

/** Moves the errors of each result to its item in this list of the input, whose items have an `applicationId`. */
export function pathsInList(list: string, results: readonly ApplicantOutcome[]): ApplicantOutcome[] {
  return results.map((result, index) => ({
    ...result,
    errors: result.errors.map((error) => {
      const [field = '', ...rest] = error.path;
      const inItem = field === 'applicationIds' ? ['applicationId'] : [field, ...rest];
      return { ...error, path: [list, String(index), ...inItem] };
    }),
  }));
}

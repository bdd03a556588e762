import { graphql, type IEnvironment } from 'relay-runtime';
import type { startBreaksMutation } from '../../__generated__/startBreaksMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Starts breaks of pros at work. */
export async function startBreaks(
  environment: IEnvironment,
  input: startBreaksMutation['variables']['input'],
  key: string | null,
): Promise<ApplicantsOutcome> {
  const { startBreaks: payload } = await commit<startBreaksMutation>(
    environment,
    {
      mutation: graphql`
        mutation startBreaksMutation($input: StartBreaksInput!) {
          startBreaks(input: $input) {
            errors {
              message
            }
            results {
              ...rosterOutcome_result
            }
          }
        }
      `,
      variables: { input },
    },
    key,
  );
  return rosterOutcome(input.applicationIds, payload);
}

import { graphql, type IEnvironment } from 'relay-runtime';
import type { clockOutProsMutation } from '../../__generated__/clockOutProsMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Clocks pros out on their behalf, and ends their breaks. */
export async function clockOutPros(
  environment: IEnvironment,
  input: clockOutProsMutation['variables']['input'],
  key: string | null,
): Promise<ApplicantsOutcome> {
  const { clockOutPros: payload } = await commit<clockOutProsMutation>(
    environment,
    {
      mutation: graphql`
        mutation clockOutProsMutation($input: ClockOutProsInput!) {
          clockOutPros(input: $input) {
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

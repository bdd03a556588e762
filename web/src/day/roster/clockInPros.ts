import { graphql, type IEnvironment } from 'relay-runtime';
import type { clockInProsMutation } from '../../__generated__/clockInProsMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Clocks pros in on their behalf. */
export async function clockInPros(
  environment: IEnvironment,
  input: clockInProsMutation['variables']['input'],
  key: string | null,
): Promise<ApplicantsOutcome> {
  const { clockInPros: payload } = await commit<clockInProsMutation>(
    environment,
    {
      mutation: graphql`
        mutation clockInProsMutation($input: ClockInProsInput!) {
          clockInPros(input: $input) {
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

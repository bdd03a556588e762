import { graphql, type IEnvironment } from 'relay-runtime';
import type { callOutProsMutation } from '../../__generated__/callOutProsMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Records that pros or the location called off. */
export async function callOutPros(
  environment: IEnvironment,
  input: callOutProsMutation['variables']['input'],
): Promise<ApplicantsOutcome> {
  const { callOutPros: payload } = await commit<callOutProsMutation>(environment, {
    mutation: graphql`
      mutation callOutProsMutation($input: CallOutProsInput!) {
        callOutPros(input: $input) {
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
  });
  return rosterOutcome(input.applicationIds, payload);
}

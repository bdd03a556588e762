import { graphql, type IEnvironment } from 'relay-runtime';
import type { endBreaksMutation } from '../../__generated__/endBreaksMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Ends the breaks that pros are on. */
export async function endBreaks(
  environment: IEnvironment,
  input: endBreaksMutation['variables']['input'],
  key: string | null,
): Promise<ApplicantsOutcome> {
  const { endBreaks: payload } = await commit<endBreaksMutation>(
    environment,
    {
      mutation: graphql`
        mutation endBreaksMutation($input: EndBreaksInput!) {
          endBreaks(input: $input) {
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

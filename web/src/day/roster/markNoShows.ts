import { graphql, type IEnvironment } from 'relay-runtime';
import type { markNoShowsMutation } from '../../__generated__/markNoShowsMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Records that pros did not come. */
export async function markNoShows(
  environment: IEnvironment,
  input: markNoShowsMutation['variables']['input'],
  key: string | null,
): Promise<ApplicantsOutcome> {
  const { markNoShows: payload } = await commit<markNoShowsMutation>(
    environment,
    {
      mutation: graphql`
        mutation markNoShowsMutation($input: MarkNoShowsInput!) {
          markNoShows(input: $input) {
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

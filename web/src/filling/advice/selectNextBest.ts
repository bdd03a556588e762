import { graphql, type IEnvironment } from 'relay-runtime';
import type { selectNextBestMutation } from '../../__generated__/selectNextBestMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Selects the next best applicant for a lapsed place.
 *
 * @param applicationId of the node
 * @returns why it was refused; null when it was done
 */
export async function selectNextBest(
  environment: IEnvironment,
  applicationId: string,
): Promise<string | null> {
  const { selectApplicants: payload } = await commit<selectNextBestMutation>(environment, {
    mutation: graphql`
      mutation selectNextBestMutation($input: SelectApplicantsInput!) {
        selectApplicants(input: $input) {
          errors {
            message
          }
          results {
            errors {
              message
            }
            application {
              ...ApplicantRow_application
              stage
              gig {
                ...FillingAdvice_gig
                ...GigHeader_gig
                ...ApplicantCounts_gig
                ...ApplicantsToolbar_gig
              }
            }
          }
        }
      }
    `,
    variables: { input: { applicationIds: [applicationId] } },
  });
  const [error] = [...payload.errors, ...payload.results.flatMap(({ errors }) => errors)];
  return error?.message ?? null;
}

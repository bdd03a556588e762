import { graphql, type IEnvironment } from 'relay-runtime';
import type { selectNextBestMutation } from '../../__generated__/selectNextBestMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Selects the next best applicant for a lapsed place. A refusal takes the suggestion away: it would be refused again.
 *
 * @param gigId of the node, as the application's
 * @returns why it was refused; null when it was done
 */
export async function selectNextBest(
  environment: IEnvironment,
  gigId: string,
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
  if (!error) return null;
  environment.commitUpdate((store) => {
    store.get(gigId)?.getLinkedRecord('advice')?.setValue(null, 'lapse');
  });
  return error.message;
}

import { graphql, type IEnvironment } from 'relay-runtime';
import type { setApplicationsOpenCloseMutation } from '../../__generated__/setApplicationsOpenCloseMutation.graphql.ts';
import type { setApplicationsOpenReopenMutation } from '../../__generated__/setApplicationsOpenReopenMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { gigRefusals, type GigRefusals } from '../gigs/gigRefusals.ts';

/** Has gigs take no more applications. */
export async function closeApplications(
  environment: IEnvironment,
  gigIds: readonly string[],
): Promise<GigRefusals> {
  const { closeApplications: payload } = await commit<setApplicationsOpenCloseMutation>(environment, {
    mutation: graphql`
      mutation setApplicationsOpenCloseMutation($input: CloseApplicationsInput!) {
        closeApplications(input: $input) {
          results {
            gig {
              updatedAt
              areApplicationsOpen
              ...GigRow_gig
            }
            ...gigRefusals_result
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { gigIds } },
  });
  return gigRefusals(payload, gigIds);
}

/** Has gigs take applications again. */
export async function reopenApplications(
  environment: IEnvironment,
  gigIds: readonly string[],
): Promise<GigRefusals> {
  const { reopenApplications: payload } = await commit<setApplicationsOpenReopenMutation>(environment, {
    mutation: graphql`
      mutation setApplicationsOpenReopenMutation($input: ReopenApplicationsInput!) {
        reopenApplications(input: $input) {
          results {
            gig {
              updatedAt
              areApplicationsOpen
              ...GigRow_gig
            }
            ...gigRefusals_result
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { gigIds } },
  });
  return gigRefusals(payload, gigIds);
}

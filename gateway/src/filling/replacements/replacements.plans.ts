import { graphql } from '../../testing/graphql.ts';
import { applicationIds, selectFirst } from '../../testing/plans/applicants.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';

export const plans: OperationPlans = {
  replaceApplicantMutation: {
    variables: async ({ stack, gig }) => {
      await selectFirst({ stack, gig });
      const applicationId = present(applicationIds(gig)[0]);
      await stack.run(
        graphql(`
          mutation ($ids: [ID!]!) {
            confirmApplicants(input: { applicationIds: $ids }) {
              errors {
                code
              }
            }
          }
        `),
        { as: 'member', variables: { ids: [applicationId] } },
      );
      return { input: { applicationId, reason: 'CALLED_OUT', standbys: 2 } };
    },
  },
  StandbyListQuery: {
    variables: ({ gig }) => ({ applicationId: applicationIds(gig)[0] }),
  },
};

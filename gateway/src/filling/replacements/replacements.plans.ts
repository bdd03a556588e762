import { graphql } from '../../testing/graphql.ts';
import { applicationIds, selectFirst } from '../../testing/plans/applicants.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
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
  replaceApplicantsMutation: {
    variables: async ({ stack, gig }) => {
      await confirmInDatabase(stack, gig.applicants.slice(0, 2));
      const replacements = applicationIds(gig).map((applicationId, index) => ({
        applicationId,
        reason: 'CALLED_OUT',
        proId: gig.applicants[index + 2]?.pro.id,
      }));
      return { input: { gigId: gig.id, replacements } };
    },
  },
  ReplaceSeveralQuery: {
    variables: ({ gig }) => ({ gigId: gig.id, limit: 25 }),
  },
  StandbyListQuery: {
    variables: ({ gig }) => ({ applicationId: applicationIds(gig)[0] }),
  },
};

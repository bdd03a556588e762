import { dismissFirst, onFirstApplications, selectFirst } from '../../testing/plans/applicants.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  ApplicantListPaginationQuery: {
    variables: ({ gig }) => ({ id: gig.id, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
  },
  ApplicantsScreenQuery: {
    variables: ({ gig }) => ({ gigId: gig.databaseId, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
  },
  confirmApplicantsMutation: {
    variables: async ({ stack, gig }) => {
      await selectFirst({ stack, gig });
      return onFirstApplications(gig);
    },
  },
  dismissApplicantsMutation: {
    variables: ({ gig }) => onFirstApplications(gig, { reason: 'STAFFER_DISMISSAL' }),
  },
  reinstateApplicantsMutation: {
    variables: async ({ stack, gig }) => {
      await dismissFirst({ stack, gig });
      return onFirstApplications(gig);
    },
  },
  selectApplicantsMutation: {
    variables: ({ gig }) => onFirstApplications(gig),
  },
  unselectApplicantsMutation: {
    variables: async ({ stack, gig }) => {
      await selectFirst({ stack, gig });
      return onFirstApplications(gig);
    },
  },
};

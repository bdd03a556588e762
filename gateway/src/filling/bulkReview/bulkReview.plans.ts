import {
  applicationIds,
  dismissFirst,
  onFirstApplications,
  selectFirst,
} from '../../testing/plans/applicants.ts';
import { postGig } from '../../testing/plans/postGig.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

/** The database id of a gig without applications. */
async function aGigNumber(stack: TestStack): Promise<number> {
  return Number(atob(await postGig(stack)).split(':')[1]);
}

export const plans: OperationPlans = {
  BulkReviewScreenQuery: {
    variables: async ({ stack, gig }) => ({
      gigIds: [gig.databaseId, await aGigNumber(stack)],
      count: 20,
      stage: 'OPEN',
    }),
  },
  ChooseGigsListQuery: {
    variables: ({ stack }) => ({ locationId: 1, now: stack.upstream.clock.now().toISOString() }),
  },
  reviewRefetchQuery: {
    variables: ({ gig }) => ({
      gigIds: [gig.databaseId],
      applicationIds: applicationIds(gig),
      withGigs: true,
    }),
  },
  reviewDismissMutation: {
    variables: ({ gig }) => onFirstApplications(gig, { reason: 'STAFFER_DISMISSAL' }),
  },
  reviewReinstateMutation: {
    variables: async ({ stack, gig }) => {
      await dismissFirst({ stack, gig });
      return onFirstApplications(gig);
    },
  },
  reviewSelectMutation: {
    variables: ({ gig }) => onFirstApplications(gig),
  },
  reviewUnselectMutation: {
    variables: async ({ stack, gig }) => {
      await selectFirst({ stack, gig });
      return onFirstApplications(gig);
    },
  },
};

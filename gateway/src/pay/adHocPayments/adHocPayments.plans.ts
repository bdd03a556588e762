import { finishWork } from '../../testing/payDay.ts';
import { grillId } from '../../testing/demoIds.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { applicationIds } from '../../testing/plans/applicants.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';

const all = { statuses: null, reasons: null, gigId: null, proId: null };

export const plans: OperationPlans = {
  AdHocPaymentListPaginationQuery: { variables: () => ({ id: grillId, ...all }) },
  AdHocPaymentsScreenQuery: { variables: () => ({ locationId: 1, ...all }) },
  NewPaymentScreenQuery: {
    variables: ({ gig }) => ({
      locationId: 1,
      gigId: gig.databaseId,
      hasGig: true,
      search: 'cook',
      statuses: ['COMPLETED'],
    }),
  },
  retryAdHocPaymentMutation: {
    variables: async ({ stack }) => {
      const { adHocPaymentId } = await grillIds(stack);
      return { input: { paymentId: adHocPaymentId } };
    },
  },
  sendAdHocPaymentMutation: {
    variables: async ({ stack, gig }) => {
      await finishWork(stack, gig);
      return { input: { applicationId: applicationIds(gig)[0], reason: 'PRO_BONUS', amountCents: 2000 } };
    },
  },
  useAdditionalPayQuery: {
    variables: async ({ stack, gig }) => {
      await finishWork(stack, gig);
      const [applicant] = gig.applicants;
      const work = await stack.upstream.database
        .updateTable('gig_applications')
        .set({ business_payment_status: 'AVAILABLE' })
        .where('id', '=', present(applicant).databaseId)
        .returning(['work_start_time', 'work_end_time'])
        .executeTakeFirstOrThrow();
      return {
        applicationId: present(applicant).id,
        startTime: work.work_start_time.toISOString(),
        endTime: work.work_end_time.toISOString(),
      };
    },
  },
  useAdHocCostQuery: {
    variables: ({ gig }) => ({
      applicationId: applicationIds(gig)[0],
      amountCents: 2000,
      reason: 'PRO_BONUS',
    }),
  },
};

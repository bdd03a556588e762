import { copperFinchId, grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { moveGrill } from '../../testing/moveGrill.ts';
import { mutate } from '../../testing/mutate.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import type { TestStack } from '../../testing/startTestStack.ts';
import { failDisputePayment } from '../../testing/disputes.ts';

const note = 'The clock-out is at 9 pm.';
const ofOpen = async (stack: TestStack) => ({ disputeId: (await grillIds(stack)).openDisputeId });

const escalate = graphql(`
  mutation ($input: EscalateDisputeInput!) {
    escalateDispute(input: $input) {
      errors {
        code
      }
    }
  }
`);

export const plans: OperationPlans = {
  acceptDisputeMutation: { variables: async ({ stack }) => ({ input: await ofOpen(stack) }) },
  counterDisputeMutation: {
    variables: async ({ stack }) => ({
      input: { ...(await ofOpen(stack)), minutes: await minutesBelowClaim(stack), note },
    }),
  },
  DisputeCostPreviewQuery: {
    variables: async ({ stack }) => ({
      id: (await ofOpen(stack)).disputeId,
      minutes: 400,
      amountCents: null,
    }),
  },
  DisputeListPaginationQuery: {
    variables: () => ({ id: grillId, statuses: ['OPEN', 'COUNTERED', 'ESCALATED'] }),
  },
  DisputeScreenQuery: { variables: () => ({ disputeId: 3 }) },
  DisputesScreenQuery: { variables: () => ({ locationId: 1, statuses: ['OPEN', 'COUNTERED', 'ESCALATED'] }) },
  OrganizationDisputeListPaginationQuery: {
    as: 'owner',
    variables: async ({ stack }) => {
      await moveGrill(stack);
      return { id: copperFinchId, statuses: ['OPEN'] };
    },
  },
  OrganizationDisputeScreenQuery: {
    as: 'owner',
    variables: async ({ stack }) => {
      await moveGrill(stack);
      return { disputeId: 3 };
    },
  },
  OrganizationDisputesScreenQuery: {
    as: 'owner',
    variables: async ({ stack }) => {
      await moveGrill(stack);
      return { organizationId: 1, statuses: ['OPEN'] };
    },
  },
  escalateDisputeMutation: {
    variables: async ({ stack }) => ({ input: { ...(await ofOpen(stack)), note } }),
  },
  resolveDisputeMutation: {
    as: 'admin',
    variables: async ({ stack }) => {
      const input = await ofOpen(stack);
      await mutate(stack, escalate, { as: 'member', input: { ...input, note } });
      return { input: { ...input, decision: 'FOR_PRO', note } };
    },
  },
  retryDisputePaymentMutation: {
    variables: async ({ stack }) => ({ input: { disputeId: await failDisputePayment(stack) } }),
  },
};

async function minutesBelowClaim({ upstream }: TestStack): Promise<number> {
  const { claimed_value } = await upstream.database
    .selectFrom('disputes')
    .select('claimed_value')
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return claimed_value - 1;
}

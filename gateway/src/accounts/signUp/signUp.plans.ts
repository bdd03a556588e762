import { accountOfMember, memberToSignUp } from '../../testing/newcomers.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  AccountLinkingScreenQuery: {
    variables: () => ({}),
  },
  // The imported account of the demo, which needs no code.
  linkAccountMutation: {
    variables: async ({ stack }) => ({ input: { accountId: await accountOfMember(stack, 16) } }),
  },
  sendAccountLinkCodeMutation: {
    variables: async ({ stack }) => ({ input: { accountId: await accountOfMember(stack, 5) } }),
  },
  signUpMutation: {
    variables: async ({ stack }) => ({ input: await memberToSignUp(stack) }),
  },
  SignUpScreenQuery: {
    variables: () => ({ isInvited: false, scope: 'LOCATION', token: '' }),
  },
};

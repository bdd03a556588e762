import { codeFor } from '../../testing/signInAs.ts';
import { magicLinkToken, ssoToken } from '../../testing/newcomers.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  endSessionOnServerMutation: {
    variables: () => ({ input: {} }),
  },
  signInRequestsCodeMutation: {
    isPublic: true,
    variables: () => ({ input: { email: 'owner@brigade.example' } }),
  },
  signInRequestsMutation: {
    isPublic: true,
    variables: async ({ stack }) => ({
      input: { email: 'owner@brigade.example', code: await codeFor(stack, 'owner@brigade.example') },
    }),
  },
  signInRequestsOutboxQuery: {
    variables: () => ({}),
  },
  signInWithMagicLinkMutation: {
    isPublic: true,
    variables: async ({ stack }) => ({
      input: { token: await magicLinkToken(stack, 'owner@brigade.example') },
    }),
  },
  signInWithSsoMutation: {
    isPublic: true,
    variables: async ({ stack }) => ({
      input: { token: await ssoToken(stack, 'owner@brigade.example') },
    }),
  },
};

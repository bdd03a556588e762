import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

const input = { name: 'Payroll', scopes: ['READ'], expiresAt: '2026-03-30T00:00:00Z' } as const;

async function apiTokenId(stack: TestStack): Promise<string> {
  const { data } = await stack.run(
    graphql(`
      mutation ($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          apiToken {
            id
          }
        }
      }
    `),
    { as: 'member', variables: { input: { ...input, scopes: ['READ'] } } },
  );
  return present(data?.createApiToken.apiToken).id;
}

export const plans: OperationPlans = {
  ApiTokensScreenQuery: {
    variables: () => ({}),
  },
  PlaceSelectQuery: {
    variables: () => ({}),
  },
  createApiTokenMutation: {
    variables: () => ({ input, connections: [] }),
  },
  revokeApiTokenMutation: {
    variables: async ({ stack }) => ({ input: { apiTokenId: await apiTokenId(stack) }, connections: [] }),
  },
  rotateApiTokenMutation: {
    variables: async ({ stack }) => ({ input: { apiTokenId: await apiTokenId(stack) } }),
  },
};

import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

const firstSession = graphql(`
  {
    viewer {
      sessions(first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`);

/** Signs the member in on another device too. */
async function anotherSession(stack: TestStack): Promise<string> {
  const token = await stack.upstream.tokenOf('member@brigade.example');
  const { data } = await stack.run(firstSession, { token });
  return present(data?.viewer?.sessions?.edges[0]).node.id;
}

export const plans: OperationPlans = {
  endSessionMutation: {
    variables: async ({ stack }) => ({ input: { sessionId: await anotherSession(stack) }, connections: [] }),
  },
  SessionListPaginationQuery: {
    variables: () => ({ id: globalId('User', 4) }),
  },
  signOutEverywhereMutation: {
    variables: () => ({ input: { everywhere: true } }),
  },
};

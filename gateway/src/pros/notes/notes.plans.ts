import { grillId, proAtGrillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';

export const plans: OperationPlans = {
  addProNoteMutation: {
    variables: async ({ stack }) => ({
      input: { proId: (await favoritePro(stack)).id, locationId: grillId, text: 'Punctual', isShared: false },
    }),
  },
  deleteProNoteMutation: {
    variables: async ({ stack }) => {
      const { id: proId } = await favoritePro(stack);
      const { data } = await stack.run(
        graphql(`
          mutation ($input: AddProNoteInput!) {
            addProNote(input: $input) {
              proAtLocation {
                notes {
                  edges {
                    node {
                      databaseId
                    }
                  }
                }
              }
            }
          }
        `),
        { as: 'member', variables: { input: { proId, locationId: grillId, text: 'Punctual' } } },
      );
      const { node } = present(data?.addProNote.proAtLocation?.notes?.edges[0]);
      return { input: { proId, locationId: grillId, noteDatabaseId: node.databaseId } };
    },
  },
  ProNotesPaginationQuery: {
    variables: async ({ stack }) => ({ id: proAtGrillId((await favoritePro(stack)).uuid) }),
  },
};

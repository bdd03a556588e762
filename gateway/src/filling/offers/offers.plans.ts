import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans, PlanFixtures } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';

/** Offers the busiest gig to its first applicant. */
async function offered({ stack, gig }: PlanFixtures, isInBackground: boolean) {
  const proIds = gig.applicants.slice(0, 1).map(({ pro }) => pro.id);
  const { data } = await stack.run(
    graphql(`
      mutation ($input: OfferGigInput!) {
        offerGig(input: $input) {
          operation {
            id
          }
          results {
            ... on OfferMade {
              offer {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { input: { gigId: gig.id, proIds, isInBackground } } },
  );
  return present(data).offerGig;
}

async function anOffer({ stack, gig }: PlanFixtures): Promise<string> {
  const { results } = await offered({ stack, gig }, false);
  const [id] = results.map((result) => ('offer' in result ? result.offer.id : null));
  return present(id);
}

async function anOperation({ stack, gig }: PlanFixtures): Promise<string> {
  const { operation } = await offered({ stack, gig }, true);
  return present(operation).id;
}

export const plans: OperationPlans = {
  assignProsMutation: {
    variables: ({ gig }) => ({
      input: {
        gigId: gig.id,
        proIds: gig.applicants.slice(0, 1).map(({ pro }) => pro.id),
        isConfirmed: false,
      },
    }),
  },
  EventOffersQuery: {
    variables: () => ({ eventId: 5, locationId: 1 }),
  },
  GigOffersPaginationQuery: {
    variables: ({ gig }) => ({ id: gig.id }),
  },
  offerGigMutation: {
    variables: ({ gig }) => ({
      input: { gigId: gig.id, proIds: gig.applicants.slice(0, 1).map(({ pro }) => pro.id) },
    }),
  },
  offerGigsMutation: {
    variables: ({ gig }) => ({ input: { gigIds: [gig.id], groupIds: [globalId('ProGroup', 1)] } }),
  },
  OffersScreenQuery: {
    variables: async ({ stack, gig }) => ({
      locationId: 1,
      now: stack.upstream.clock.now().toISOString(),
      gigId: gig.databaseId,
      hasGig: true,
      proUuids: [(await favoritePro(stack)).uuid],
      hasPros: true,
    }),
  },
  useFollowedOffersQuery: {
    variables: async ({ stack, gig }) => ({ id: await anOperation({ stack, gig }) }),
  },
  withdrawOfferMutation: {
    variables: async ({ stack, gig }) => ({ input: { offerId: await anOffer({ stack, gig }) } }),
  },
};

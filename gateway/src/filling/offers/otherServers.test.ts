import { expect, onTestFinished, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

test('offers to recommended pros succeed at a server that answers with a plain list', async () => {
  const { id: gigId, databaseId } = await busiestGig(stack);
  const { run, received, close } = await startOtherServer({
    respond: ({ method, path }) =>
      method === 'POST' && path.startsWith('/api/staffer/direct-offers/')
        ? { status: 201, body: [{ gig_id: databaseId, pro_id: 1, application_type: 'DIRECT_OFFER' }] }
        : undefined,
  });
  onTestFinished(close);
  const { data, errors } = await run(
    graphql(`
      mutation ($input: OfferGigInput!) {
        offerGig(input: $input) {
          gig {
            id
          }
          errors {
            code
          }
        }
      }
    `),
    { as: 'member', variables: { input: { gigId, includesRecommended: true } } },
  );

  expect(errors).toBeUndefined();
  expect(data?.offerGig).toEqual({ gig: { id: gigId }, errors: [] });
  const offered = received.find(({ method }) => method === 'POST');
  expect(offered?.body).toMatchObject({ application_type: 'DIRECT_OFFER' });
  expect(offered?.body).not.toHaveProperty('is_confirmed');
});

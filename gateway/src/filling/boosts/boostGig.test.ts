import { beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const boostGig = graphql(`
  mutation ($input: BoostGigInput!) {
    boostGig(input: $input) {
      gig {
        boostBonus {
          amountCents
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const boost = (bonusCents: number, gigId = gig.id) =>
  mutate(stack, boostGig, { as: 'member', input: { gigId, bonusCents } });

test('boostGig puts a bonus on a gig, and raises it', async () => {
  expect(await boost(50_000)).toEqual({ gig: { boostBonus: { amountCents: 50_000 } }, errors: [] });
  expect(await boost(75_050)).toMatchObject({ gig: { boostBonus: { amountCents: 75_050 } } });
});

test('the bonus of a gig does not fall', async () => {
  await boost(50_000);
  expect(await boost(40_000)).toMatchObject({
    gig: null,
    errors: [{ path: ['bonusCents'], message: expect.stringContaining('Enter a higher one') }],
  });
});

test.each([[-500], [0], [99], [100_001]])('%d cents are no bonus', async (cents) => {
  expect(await boost(cents)).toMatchObject({
    gig: null,
    errors: [{ path: ['bonusCents'], message: expect.stringContaining('from $1 to $1,000') }],
  });
});

test('boostGig says at its id that a gig is unknown', async () => {
  expect(await boost(500, globalId('Gig', 999999))).toMatchObject({
    gig: null,
    errors: [{ code: 'NOT_FOUND', path: ['gigId'] }],
  });
});

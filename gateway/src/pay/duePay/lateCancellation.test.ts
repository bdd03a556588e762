import { beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  const { database, clock } = stack.upstream;
  const { start_time } = await database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  clock.set(new Date(start_time.getTime() - 3_600_000));
});

const preview = async () => {
  const { data } = await stack.run(
    graphql(`
      query ($ids: [ID!]!) {
        cancellationPreview(gigIds: $ids) {
          confirmedPros
          fee {
            amountCents
          }
          feeTotal {
            amountCents
          }
        }
      }
    `),
    { as: 'member', variables: { ids: [gig.id] } },
  );
  return present(data?.cancellationPreview);
};

const cancel = () =>
  mutate(
    stack,
    graphql(`
      mutation ($input: CancelGigsInput!) {
        cancelGigs(input: $input) {
          errors {
            message
          }
          results {
            effects {
              fee {
                amountCents
              }
              feeTotal {
                amountCents
              }
            }
          }
        }
      }
    `),
    { as: 'member', input: { gigIds: [gig.id], reason: 'CANCELLED_BY_LOCATION_MANAGER' } },
  );

const read = async (as: 'member' | 'onsite' = 'member') => {
  const { data, errors } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gig(databaseId: $id) {
          cancellation {
            payment
            fee {
              amountCents
            }
          }
          pay {
            isLateCancellation
            isPayable
            flags
            minutesToPay
            paymentStatus
            total {
              amountCents
            }
            payout {
              amountCents
            }
            application {
              id
              status
            }
          }
        }
      }
    `),
    { as, variables: { id: gig.databaseId } },
  );
  return { gig: present(data?.gig), errors };
};

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((cents, { amountCents }) => cents + amountCents, 0);

test('a late cancellation costs what its preview said, to the cent, and is due to the confirmed pros', async () => {
  const said = await preview();
  const { results } = await cancel();
  const found = await read();
  const pay = present(found.gig.pay);

  expect(said.confirmedPros).toBe(2);
  expect(pay).toHaveLength(said.confirmedPros);
  expect(results[0]?.effects).toEqual({ fee: said.fee, feeTotal: said.feeTotal });
  expect(sum(pay.map(({ payout }) => payout))).toBe(said.fee?.amountCents);
  expect(sum(pay.map(({ total }) => total))).toBe(said.feeTotal?.amountCents);
  expect(said.feeTotal?.amountCents).toBeGreaterThan(said.fee?.amountCents ?? 0);
  expect(found.gig.cancellation).toEqual({ payment: 'DUE', fee: said.fee });
  const work = {
    isLateCancellation: true,
    isPayable: true,
    flags: ['CANCELLED_LATE'],
    minutesToPay: 240,
    paymentStatus: 'UNPAID',
    application: { status: 'CANCELLED' },
  };
  expect(pay).toMatchObject([work, work]);
});

test('a gig that was cancelled late stays cancelled while its payment has a status of its own', async () => {
  await cancel();
  const [work] = present((await read()).gig.pay);
  await mutate(
    stack,
    graphql(`
      mutation ($input: PayProsInput!) {
        payPros(input: $input) {
          errors {
            message
          }
          results {
            errors {
              message
            }
          }
        }
      }
    `),
    {
      as: 'member',
      input: { gigId: gig.id, payments: [{ applicationId: present(work).application.id }] },
    },
  );
  const { gig: paid } = await read();

  expect(paid.pay?.[0]).toMatchObject({
    isPayable: false,
    paymentStatus: 'BUSINESS_PAYMENT_PROCESSING',
    application: { status: 'CANCELLED' },
  });
  // The other pro is still to be paid.
  expect(paid.cancellation?.payment).toBe('DUE');
});

test('a late cancellation hides how far the payment is from those who see no wages', async () => {
  await cancel();
  const { gig: seen, errors } = await read('onsite');

  expect(seen.cancellation).toEqual({ payment: null, fee: null });
  expect(errors?.length).toBeGreaterThan(0);
});

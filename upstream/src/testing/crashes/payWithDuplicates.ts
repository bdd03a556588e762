import type { RandomStream } from '../../sandbox/demo/random/randomStream.ts';
import type { WorkedGig } from '../addWorkedGigs.ts';
import type { TestServer } from '../startTestServer.ts';
import type { Tally } from './tally.ts';

type Call = TestServer['call'];
type CallResponse = Awaited<ReturnType<Call>>;
type Order = { gigId: number; applicationIds: number[] };

type Paying = { call: Call; random: RandomStream; tally: Tally };

/** How many requests are under way at a time. */
const windows = 8;

/** The tip of a piece of work in dollars: some have one. */
export const tipOf = (applicationId: number) => (applicationId % 7 === 0 ? 5 : 0);

/**
 * Pays the work of these gigs in groups of different sizes. Some requests are sent twice with one key, and some a second
 * time with another key, as from a second window.
 *
 * @param round part of the keys
 * @throws Error for a response that neither submitted the payments nor says that they are on their way
 */
export async function payWithDuplicates(
  { call, random, tally }: Paying,
  gigs: readonly WorkedGig[],
  round: number,
): Promise<void> {
  const orders = random.shuffled(gigs.flatMap((gig) => ordersOf(gig, random))).entries();
  await Promise.all(
    Array.from({ length: windows }, async () => {
      for (const [index, order] of orders) {
        const keys = [`pay-${round}-${index}`];
        if (random.chance(0.25)) {
          tally.duplicates += 1;
          keys.push(`pay-${round}-${index}`);
        }
        if (random.chance(0.25)) {
          tally.otherWindows += 1;
          keys.push(`window-${round}-${index}`);
        }
        tally.requests += keys.length;
        await Promise.all(keys.map(async (key) => requireSubmitted(order, await pay(call, order, key))));
      }
    }),
  );
}

function ordersOf({ gigId, applicationIds }: WorkedGig, random: RandomStream): Order[] {
  const left = [...applicationIds];
  const orders: Order[] = [];
  while (left.length > 0) {
    orders.push({ gigId, applicationIds: left.splice(0, random.pick([1, 5, 20, 100])) });
  }
  return orders;
}

function pay(call: Call, { gigId, applicationIds }: Order, key: string): Promise<CallResponse> {
  const sent = { as: 'owner' as const, headers: { 'idempotency-key': key } };
  const extras = applicationIds.flatMap((application_id) => {
    const tip_amount = tipOf(application_id);
    return tip_amount > 0 ? [{ application_id, tip_amount }] : [];
  });
  const [first, ...others] = applicationIds;
  if (first === undefined || others.length > 0) {
    const body = { application_ids: applicationIds, extras };
    return call('POST', `/staffer/gigs/${gigId}/pay/`, { ...sent, body });
  }
  const body = extras.length > 0 ? { tip_amount: tipOf(first) } : {};
  return call('POST', `/staffer/gig-applications/${first}/pay/`, { ...sent, body });
}

function requireSubmitted({ gigId }: Order, { status, body, error }: CallResponse): void {
  const { results = [] } = (body ?? {}) as { results?: { error?: { code: string; message: string } }[] };
  const refusals = error ? [error] : results.flatMap((result) => result.error ?? []);
  const other = refusals.find(({ message }) => !/already/.test(message));
  if (other ?? (status !== 200 && !error)) {
    throw new Error(`Paying gig ${gigId} was answered by ${status} ${other?.message ?? ''}`);
  }
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { codePolicy } from './codePolicy.ts';
import { requirePassed } from './requirePassed.ts';

/** The sender's network, the recipient and the time of a request for a code. */
export type SendRequest = { channel: SignInChannel; address: string; network: string; now: Date };

/**
 * Enforces the rate limits of sends. Call it in a transaction: it blocks other sends to the address and from the network
 * until the transaction ends, so that concurrent ones cannot exceed the limit.
 *
 * @throws ApiError throttled, with the seconds to wait
 */
export async function requireWithinLimits(trx: Database, request: SendRequest): Promise<void> {
  const { channel, address, network, now } = request;
  // Lock the address first to prevent deadlocks.
  await sql`select pg_advisory_xact_lock(1, hashtext(${`${channel}:${address}`}))`.execute(trx);
  await sql`select pg_advisory_xact_lock(2, hashtext(${network}))`.execute(trx);

  const sends = trx.selectFrom('sign_in_codes').select('created_ts').orderBy('created_ts', 'desc');
  const byNetwork = sends.where('network', '=', network);
  const toAddress = sends.where('channel', '=', channel).where('address', '=', address);
  const byNetworkToAddress = toAddress.where('network', '=', network);
  // A stranger can use up the limits of an address, but not in the networks of its owner.
  const shared = (await hasSignedInFrom(trx, request)) ? [] : codePolicy.sendsToAddress;
  const limits = [
    { list: byNetworkToAddress, most: 1, windowSeconds: codePolicy.resendAfterSeconds },
    { list: byNetworkToAddress, ...codePolicy.sendsByNetworkToAddress },
    { list: byNetwork, ...codePolicy.sendsByNetwork },
    ...shared.map((limit) => ({ list: toAddress, ...limit })),
  ];
  for (const { list, most, windowSeconds } of limits) {
    // Once the oldest one leaves the window, another one is allowed.
    const oldest = await list
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest) requirePassed(oldest.created_ts, windowSeconds, now);
  }
}

async function hasSignedInFrom(trx: Database, { channel, address, network }: SendRequest): Promise<boolean> {
  const used = await trx
    .selectFrom('sign_in_codes')
    .select('id')
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('used_by_network', '=', network)
    .executeTakeFirst();
  return used !== undefined;
}

import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { codePolicy } from './codePolicy.ts';

/** The sender, recipient and time of a request for a code. */
export type SendRequest = { channel: SignInChannel; address: string; remoteAddress: string; now: Date };

/**
 * Enforces the rate limits of sends. Call it in a transaction: it blocks other sends to the address and from the IP
 * address until the transaction ends, so that concurrent ones cannot exceed the limit.
 *
 * @throws ApiError throttled, with the seconds to wait
 */
export async function requireWithinLimits(trx: Database, request: SendRequest): Promise<void> {
  const { channel, address, remoteAddress, now } = request;
  // Lock the address first to prevent deadlocks.
  await sql`select pg_advisory_xact_lock(1, hashtext(${`${channel}:${address}`}))`.execute(trx);
  await sql`select pg_advisory_xact_lock(2, hashtext(${remoteAddress}))`.execute(trx);

  const sends = trx
    .selectFrom('sign_in_codes')
    .select('created_ts')
    .where('created_ts', '>', secondsBefore(now, codePolicy.windowSeconds))
    .orderBy('created_ts', 'desc');
  const toAddress = sends.where('channel', '=', channel).where('address', '=', address);
  const byRemote = sends.where('remote_address', '=', remoteAddress);

  const last = await toAddress.limit(1).executeTakeFirst();
  if (last) requirePassed(last.created_ts, codePolicy.resendAfterSeconds, now);
  for (const [list, limit] of [
    [toAddress, codePolicy.sendsToAddress],
    [byRemote, codePolicy.sendsByRemote],
  ] as const) {
    // Once the oldest one leaves the window, another one is allowed.
    const oldest = await list
      .offset(limit - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest) requirePassed(oldest.created_ts, codePolicy.windowSeconds, now);
  }
}

function requirePassed(since: Date, seconds: number, now: Date): void {
  const retryAfterSeconds = Math.ceil((since.getTime() - now.getTime()) / 1000) + seconds;
  if (retryAfterSeconds <= 0) return;
  throw new ApiError(
    'throttled',
    `Too many codes were asked for. Try again in ${inWords(retryAfterSeconds)}.`,
    {
      retryAfterSeconds,
    },
  );
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function secondsBefore(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() - seconds * 1000);
}

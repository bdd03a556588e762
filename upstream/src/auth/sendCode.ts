import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { deliverCode } from '../outbox/deliverCode.ts';
import type { Upstream } from '../server/upstream.ts';
import { hashCode, newCode } from './codeHash.ts';
import { codePolicy } from './codePolicy.ts';
import { requireWithinLimits, type SendRequest } from './sendLimits.ts';

/** What every request for a code answers, whether or not an account has the address. */
export const codeSentSchema = z.object({
  resend_after: z.int().describe('Seconds until another code may be asked for'),
  expires_in: z.int().describe('Seconds for which the code is valid'),
});

/**
 * Makes a code for an address and sends it. Looks at no account: the answer and its time tell nothing about one.
 *
 * @throws ApiError throttled
 */
export async function sendCode(
  upstream: Upstream,
  request: Omit<SendRequest, 'now'>,
): Promise<z.output<typeof codeSentSchema>> {
  const { database, clock } = upstream;
  const now = clock.now();
  const code = newCode();
  const codeHash = await hashCode(code);
  await database.transaction().execute(async (trx) => {
    await requireWithinLimits(trx, { ...request, now });
    await keepCode(trx, { ...request, now }, codeHash);
    await deliverCode(upstream, trx, { ...request, code });
  });
  return { resend_after: codePolicy.resendAfterSeconds, expires_in: codePolicy.validSeconds };
}

async function keepCode(
  trx: Database,
  { channel, address, remoteAddress, now }: SendRequest,
  codeHash: string,
): Promise<void> {
  await trx
    .insertInto('sign_in_codes')
    .values({
      channel,
      address,
      code_hash: codeHash,
      remote_address: remoteAddress,
      created_ts: now,
      expires_ts: new Date(now.getTime() + codePolicy.validSeconds * 1000),
    })
    .execute();
}

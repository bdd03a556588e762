import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { deliverCode } from '../../platform/outbox/deliverCode.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { callbackUrl } from './callbackUrl.ts';
import { hashCode, newCode } from './codeHash.ts';
import { codePolicy } from './codePolicy.ts';
import { requireWithinLimits, type SendRequest } from './sendLimits.ts';
import { hashToken, newToken } from '../../platform/access/sessionToken.ts';

/** What every request for a code answers, whether or not an account has the address. */
export const codeSentSchema = z.object({
  resend_after: z.int().describe('Seconds until another code may be asked for'),
  expires_in: z.int().describe('Seconds for which the code is valid'),
});

/** Where a code goes, and what it is for. */
export type CodeRequest = Omit<SendRequest, 'now'> & {
  /** An e-mail for signing in also carries a link that does the same. */
  purpose: 'sign-in' | 'linking';
  /** Where the link leads to after signing in: a path of the web app. */
  returnTo?: string | undefined;
};

/**
 * Makes a code for an address and sends it. Looks at no account: the answer and its time tell nothing about one.
 *
 * @throws ApiError throttled
 */
export async function sendCode(
  upstream: Upstream,
  { purpose, returnTo, ...request }: CodeRequest,
): Promise<z.output<typeof codeSentSchema>> {
  const { database, clock, settings } = upstream;
  const now = clock.systemNow();
  const code = newCode();
  const codeHash = await hashCode(code);
  const linkToken = purpose === 'sign-in' && request.channel === 'email' ? newToken() : null;
  const link = linkToken && callbackUrl(settings.webPublicUrl, 'magic-link', { token: linkToken, returnTo });
  await database.transaction().execute(async (trx) => {
    await requireWithinLimits(trx, { ...request, now });
    await keepCode(trx, { ...request, now }, { codeHash, linkTokenHash: linkToken && hashToken(linkToken) });
    await deliverCode(upstream, trx, { ...request, code, purpose, link });
  });
  return { resend_after: codePolicy.resendAfterSeconds, expires_in: codePolicy.validSeconds };
}

async function keepCode(
  trx: Database,
  { channel, address, remoteAddress, now }: SendRequest,
  { codeHash, linkTokenHash }: { codeHash: string; linkTokenHash: string | null },
): Promise<void> {
  await trx
    .insertInto('sign_in_codes')
    .values({
      channel,
      address,
      code_hash: codeHash,
      link_token_hash: linkTokenHash,
      remote_address: remoteAddress,
      created_ts: now,
      expires_ts: new Date(now.getTime() + codePolicy.validSeconds * 1000),
    })
    .execute();
}

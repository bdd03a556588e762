import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { invalidField } from '../../platform/errors.ts';
import { type CodePurpose, deliverCode } from '../../platform/outbox/deliverCode.ts';
import type { Services } from '../../platform/server/services.ts';
import { callbackUrl } from './callbackUrl.ts';
import { hashCode, newCode } from './codeHash.ts';
import { codePolicy } from './codePolicy.ts';
import { requireWithinLimits, type SendRequest } from './sendLimits.ts';
import { hashToken, newToken } from '../../platform/access/sessionToken.ts';

/** The response to every request for a code, whether or not an account has the address. */
export const codeSentSchema = z.object({
  resend_after: z.int().describe('Seconds until another code can be requested'),
  expires_in: z.int().describe('The lifetime of the code in seconds'),
});

/** The recipient and purpose of a code. */
export type CodeRequest = Omit<SendRequest, 'now'> & {
  /** The code is good for nothing else. Sign-in emails also contain an equivalent link. */
  purpose: CodePurpose;
  /** The path of the web app to open after signing in. */
  returnTo?: string | undefined;
};

/**
 * Creates a code for an address and sends it. Reads no account, so that the response and its timing reveal nothing.
 *
 * @throws ApiError throttled; invalid when nothing sends messages over the channel
 */
export async function sendCode(
  services: Services,
  { purpose, returnTo, ...request }: CodeRequest,
): Promise<z.output<typeof codeSentSchema>> {
  const { database, clock, settings } = services;
  requireChannel(settings, request.channel);
  const now = clock.systemNow();
  const code = newCode();
  const codeHash = await hashCode(code);
  const linkToken = purpose === 'sign-in' && request.channel === 'email' ? newToken() : null;
  const link = linkToken && callbackUrl(settings.webPublicUrl, 'magic-link', { token: linkToken, returnTo });
  await database.transaction().execute(async (trx) => {
    await requireWithinLimits(trx, { ...request, now });
    await saveCode(
      trx,
      { ...request, now },
      { purpose, codeHash, linkTokenHash: linkToken && hashToken(linkToken) },
    );
    await deliverCode(services, trx, {
      ...request,
      code,
      purpose,
      link,
      validSeconds: codePolicy.validSeconds,
    });
  });
  wakeDueWork(database);
  return { resend_after: codePolicy.resendAfterSeconds, expires_in: codePolicy.validSeconds };
}

/** Outside production every message reaches the outbox. */
function requireChannel(
  { isProduction, messageServices }: Services['settings'],
  channel: SignInChannel,
): void {
  if (!isProduction || messageServices[channel === 'phone' ? 'sms' : 'email']) return;
  throw channel === 'phone'
    ? invalidField('phone', 'Text messages are not available here. Use an email address.')
    : invalidField('email', 'Email is not available here. Use a phone number.');
}

async function saveCode(
  trx: Database,
  { channel, address, network, now }: SendRequest,
  code: { purpose: CodePurpose; codeHash: string; linkTokenHash: string | null },
): Promise<void> {
  await trx
    .insertInto('sign_in_codes')
    .values({
      channel,
      address,
      purpose: code.purpose,
      code_hash: code.codeHash,
      link_token_hash: code.linkTokenHash,
      network,
      created_ts: now,
      expires_ts: new Date(now.getTime() + codePolicy.validSeconds * 1000),
    })
    .execute();
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { uploadPresets } from './uploadPolicy.ts';

const grantSchema = z.object({
  /** Makes each link unique, so that it can be used once. */
  nonce: z.string(),
  userId: z.int(),
  preset: z.enum(uploadPresets),
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** What an upload link allows. */
export type UploadGrant = z.output<typeof grantSchema>;

/** Encodes an upload grant as a token: the readable grant and its signature. */
export function signUploadToken(secret: string, grant: UploadGrant): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${signature(secret, payload).toString('base64url')}`;
}

/** The grant of a token signed with the secret; null for an invalid one. Does not check the expiry. */
export function readUploadToken(secret: string, token: string): UploadGrant | null {
  const [payload = '', signed = '', ...more] = token.split('.');
  const expected = signature(secret, payload);
  const given = Buffer.from(signed, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return grantSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

function signature(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`upload:${payload}`).digest();
}

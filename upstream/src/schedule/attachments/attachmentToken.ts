import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a link: uploading or downloading the file. */
export type AttachmentPurpose = 'send' | 'read';

/** The attachment that a link gives access to, and its expiry. */
export type AttachmentGrant = {
  identifier: string;
  /** Milliseconds since 1970. */
  expires: number;
};

/** The token of a link: the grant in clear text, and a signature of the grant and the purpose. */
export function signAttachmentToken(
  secret: string,
  deed: AttachmentPurpose,
  { identifier, expires }: AttachmentGrant,
): string {
  return `${identifier}.${expires}.${signature(secret, deed, identifier, String(expires)).toString('base64url')}`;
}

/** The grant of a token that was signed for this purpose; null for any other text. Does not check the expiry. */
export function readAttachmentToken(
  secret: string,
  deed: AttachmentPurpose,
  token: string,
): AttachmentGrant | null {
  const [identifier = '', expires = '', signed = '', ...more] = token.split('.');
  const expected = signature(secret, deed, identifier, expires);
  const given = Buffer.from(signed, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { identifier, expires: Number(expires) };
}

function signature(secret: string, deed: AttachmentPurpose, identifier: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`attachment:${deed}:${identifier}:${expires}`).digest();
}

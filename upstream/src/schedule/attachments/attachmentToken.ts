import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is for: sending the file, or reading it. */
export type AttachmentDeed = 'send' | 'read';

/** What a link to an attachment allows. */
export type AttachmentGrant = {
  identifier: string;
  /** Milliseconds since 1970. */
  expires: number;
};

/** The token of a link: what it allows in the open, and a signature over that and the deed. */
export function signAttachmentToken(
  secret: string,
  deed: AttachmentDeed,
  { identifier, expires }: AttachmentGrant,
): string {
  return `${identifier}.${expires}.${signature(secret, deed, identifier, String(expires)).toString('base64url')}`;
}

/** The grant of a token that was signed for this deed; null for any other text. Says nothing about its age. */
export function readAttachmentToken(
  secret: string,
  deed: AttachmentDeed,
  token: string,
): AttachmentGrant | null {
  const [identifier = '', expires = '', signed = '', ...more] = token.split('.');
  const expected = signature(secret, deed, identifier, expires);
  const given = Buffer.from(signed, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { identifier, expires: Number(expires) };
}

function signature(secret: string, deed: AttachmentDeed, identifier: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`attachment:${deed}:${identifier}:${expires}`).digest();
}

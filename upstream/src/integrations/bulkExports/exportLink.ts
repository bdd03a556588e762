import { createHmac, timingSafeEqual } from 'node:crypto';

/** The file that a link opens, whose file it is, and until when the link works. */
export type ExportGrant = {
  exportId: number;
  userId: number;
  /** Milliseconds since 1970. */
  expires: number;
};

const quarterHour = 900_000;

/**
 * When a link that is made now ends: in 15 to 30 minutes. Links of one quarter of an hour are equal, so that what shows
 * them does not change with every reading.
 */
export function linkEnd(now: Date): number {
  return (Math.floor(now.getTime() / quarterHour) + 2) * quarterHour;
}

/** The token of a link: the grant in clear text, and its signature. */
export function signExportLink(secret: string, { exportId, userId, expires }: ExportGrant): string {
  const text = `${exportId}.${userId}.${expires}`;
  return `${text}.${signature(secret, text).toString('base64url')}`;
}

/** The grant of a token that was signed with the secret; null for any other text. Does not check the expiry. */
export function readExportLink(secret: string, token: string): ExportGrant | null {
  const [exportId = '', userId = '', expires = '', signed = '', ...more] = token.split('.');
  const expected = signature(secret, `${exportId}.${userId}.${expires}`);
  const given = Buffer.from(signed, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { exportId: Number(exportId), userId: Number(userId), expires: Number(expires) };
}

function signature(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`export:${text}`).digest();
}

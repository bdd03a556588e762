import { timingSafeEqual } from 'node:crypto';
import { notAuthenticated, notFound } from '../errors.ts';
import { hashToken } from './sessionToken.ts';

/**
 * Checks that a request comes from a process that delivers webhooks or runs exports.
 *
 * @throws ApiError not_found without webhooks, not_authenticated for another secret
 */
export function requireWorker(
  { webhookWorkerSecret }: { webhookWorkerSecret: string | null },
  authorization: string | undefined,
): void {
  if (webhookWorkerSecret === null) throw notFound();
  const given = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  // Of equal length, whatever was given.
  if (!timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(webhookWorkerSecret)))) {
    throw notAuthenticated();
  }
}

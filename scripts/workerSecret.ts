import { randomBytes } from 'node:crypto';

/** What the gateway and the embedded REST API share, so that webhooks are delivered: a setting, or a new secret. */
export function workerSecret(): { WEBHOOK_WORKER_SECRET: string } {
  return { WEBHOOK_WORKER_SECRET: process.env['WEBHOOK_WORKER_SECRET'] || randomBytes(32).toString('hex') };
}

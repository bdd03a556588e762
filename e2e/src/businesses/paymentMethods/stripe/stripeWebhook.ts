import { createHmac, randomUUID } from 'node:crypto';

/** Sends an event to Brigade as Stripe does, signed with the secret of the webhook; gives the status of the answer. */
export async function tellEvent(
  { upstreamUrl, secret }: { upstreamUrl: string; secret: string },
  type: string,
  object: object,
): Promise<number> {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const { status } = await fetch(`${upstreamUrl}/webhooks/stripe/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${digest}` },
    body,
  });
  return status;
}

import type { MessageServices } from './messageServices.ts';
import { type Sending, type SendResult, sendTimeout } from './sending.ts';

/** Sends a text message by `POST {to, text}` to an HTTP service. */
export async function sendTextMessage(
  { url, token }: NonNullable<MessageServices['sms']>,
  { id, to, body }: Sending,
): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(sendTimeout),
    });
    await response.body?.cancel();
    return resultOf(response.status);
  } catch (error) {
    return { outcome: 'unreachable', reason: error instanceof Error ? error.name : 'UNKNOWN' };
  }
}

function resultOf(status: number): SendResult {
  if (status < 300) return { outcome: 'sent' };
  const reason = String(status);
  // A wrong token, too many requests or a failure of the service concern every message.
  const isOfService = status >= 500 || [401, 403, 408, 429].includes(status);
  return { outcome: isOfService ? 'unreachable' : 'refused', reason };
}

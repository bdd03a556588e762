import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretBytes = 32;

/** A new signing secret in the format of Standard Webhooks. */
export function newSigningSecret(): string {
  return `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;
}

type Secrets = {
  secret: string;
  previous_secret: string | null;
  previous_secret_ends_ts: Date | null;
};

/** What is sent: its id, and its exact text. */
type Message = { eventId: string; body: string };

/**
 * The headers of Standard Webhooks for a message, signed with the secret and with the replaced one until that ends.
 *
 * See https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(
  { secret, previous_secret, previous_secret_ends_ts }: Secrets,
  { eventId, body }: Message,
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const isReplacedValid = previous_secret_ends_ts !== null && previous_secret_ends_ts > now;
  const secrets = isReplacedValid && previous_secret !== null ? [secret, previous_secret] : [secret];
  const signatures = secrets.map((each) => `v1,${signatureOf(each, `${eventId}.${timestamp}.${body}`)}`);
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

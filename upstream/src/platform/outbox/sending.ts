/** A message to send. */
export type Sending = {
  /** Stays the same when the message is sent again, so that the service can recognize it. */
  id: string;
  to: string;
  subject: string;
  body: string;
};

/**
 * The outcome of a message: accepted by the service, refused permanently, to be tried again later, or not even offered
 * because the service cannot be reached. `reason` is a code of the service; it quotes nothing of the message.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'postponed' | 'unreachable'; reason: string };

/** How long a service may take for a step, in milliseconds: due work waits for it. */
export const sendTimeout = 10_000;

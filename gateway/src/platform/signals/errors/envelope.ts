/** One part of an envelope: its type says what the content is. */
export interface EnvelopeItem {
  readonly type: 'event' | 'transaction' | 'profile';
  readonly content: object;
}

/**
 * Puts items into an envelope, as services of error reporting take them: a line about the envelope, then two lines an
 * item.
 *
 * @param eventId 32 hexadecimal digits; a service counts two envelopes with one id once
 */
export function envelopeOf(eventId: string, items: readonly EnvelopeItem[], sentAt = new Date()): string {
  const lines = items.flatMap(({ type, content }) => {
    const text = JSON.stringify(content);
    return [JSON.stringify({ type, length: Buffer.byteLength(text) }), text];
  });
  return [JSON.stringify({ event_id: eventId, sent_at: sentAt.toISOString() }), ...lines, ''].join('\n');
}

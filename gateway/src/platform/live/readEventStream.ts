/** A server-sent event. */
export interface SentEvent {
  readonly name: string;
  readonly id: string | null;
  readonly data: string;
}

/** An event that is longer than this is not an event of a feed. */
const longestEvent = 100_000;

function toEvent(block: string): SentEvent | null {
  let name = 'message';
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'id') id = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { name, id, data: data.join('\n') };
}

/**
 * Reads server-sent events: those that arrived together come together. Comments, which keep the line alive, come as
 * nothing.
 *
 * @throws Error when an event does not end, and whatever the line breaks with.
 */
export async function* readEventStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<SentEvent[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true }).replaceAll('\r', '');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > longestEvent) throw new Error('An event of a stream does not end');
    const events = blocks.map(toEvent).filter((event) => event !== null);
    if (events.length > 0) yield events;
  }
}

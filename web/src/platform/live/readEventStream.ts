/** A server-sent event. */
export interface SentEvent {
  readonly name: string;
  readonly data: string;
}

function toEvent(block: string): SentEvent {
  const lines = block.split('\n');
  const values = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart());
  return { name: values('event').at(-1) ?? 'message', data: values('data').join('\n') };
}

/**
 * Reads server-sent events.
 *
 * @param onSign called whenever anything arrives, a comment that keeps the line alive among it
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<SentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = toEvent(block);
        if (event.name !== 'message' || event.data !== '') yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A subscription that the app follows. */
export interface OpenStream {
  /** Of the operation. */
  readonly name: string;
  readonly variables: Record<string, unknown>;
  /** Whether the app has let it go. */
  readonly isClosed: () => boolean;
  /** Sends an event; the data of its one field. */
  readonly send: (event: Record<string, unknown>) => void;
  /** Sends an error instead, and ends. */
  readonly refuse: (code: string) => void;
  /** The line breaks. */
  readonly cut: () => void;
}

interface Begun {
  readonly source: string;
  readonly variables: Record<string, unknown>;
  readonly signal: AbortSignal | null | undefined;
}

/** Responds to a subscription with a line that stays open, and notes it. */
export function openEventStream(lines: OpenStream[], { source, variables, signal }: Begun): Response {
  const [, name = '', field = ''] = /^subscription (\w+)[^{]*\{\s*(\w+)/.exec(source) ?? [];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (result: object) =>
        controller.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify(result)}\n\n`));
      let isClosed = false;
      signal?.addEventListener('abort', () => {
        isClosed = true;
        controller.error(signal.reason);
      });
      controller.enqueue(encoder.encode(':\n\n'));
      lines.push({
        name,
        variables,
        isClosed: () => isClosed,
        send: (event) => send({ data: { [field]: event } }),
        refuse: (code) => {
          send({ errors: [{ message: 'No.', extensions: { code } }] });
          controller.close();
        },
        cut: () => controller.error(new TypeError('network error')),
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

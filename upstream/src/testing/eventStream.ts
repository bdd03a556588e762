import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Person, tokenOf } from './people.ts';

/** A server-sent event. */
type SentEvent = { name: string; id: string | null; data: unknown };

export type OpenStream = {
  status: number;
  /** The next event, skipping heartbeats; null at the end of the stream. */
  next: () => Promise<SentEvent | null>;
  close: () => void;
};

/** Opens a stream of server-sent events on a listening server. */
export async function openStream(
  server: FastifyInstance,
  path: string,
  { as, headers = {} }: { as?: Person; headers?: Record<string, string> } = {},
): Promise<OpenStream> {
  const { port } = server.server.address() as AddressInfo;
  const aborted = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers: { ...(as && { authorization: `Bearer ${tokenOf(as)}` }), ...headers },
    signal: aborted.signal,
  });
  // Get the reader immediately: an unread body is garbage collected with its response.
  const events = response.body ? eventsOf(response.body.values()) : undefined;
  return {
    status: response.status,
    next: async () => {
      const read = await events?.next();
      return read === undefined || read.done ? null : read.value;
    },
    close: () => aborted.abort(),
  };
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<SentEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const [name, data] = [field('event'), field('data')];
      if (name && data) yield { name, id: field('id') ?? null, data: JSON.parse(data) as unknown };
    }
  }
}

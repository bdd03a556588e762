import { type GraphQLFormattedError, print } from 'graphql';
import { expect } from 'vitest';
import type { TadaDocumentNode } from './graphql.ts';
import { readEventStream } from '../platform/live/readEventStream.ts';

/** What a subscription sends for an event. */
export interface EventResult<TData> {
  readonly data: TData | null;
  /** Undefined when there are none. */
  readonly errors?: readonly GraphQLFormattedError[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A subscription that is being read. */
export interface FollowedEvents<TData = unknown> {
  readonly status: number;
  /** The next event's result; null if the stream ended or the connection broke. */
  next(): Promise<EventResult<TData> | null>;
  close(): void;
}

/** Subscribes over HTTP as the web app does. */
export async function followEvents<TData, TVariables>(
  url: string,
  operation: TadaDocumentNode<TData, TVariables> | string,
  {
    variables,
    token,
    headers,
  }: {
    variables: NoInfer<TVariables>;
    token: string | null;
    headers?: Readonly<Record<string, string>>;
  },
): Promise<FollowedEvents<TData>> {
  const controller = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query: typeof operation === 'string' ? operation : print(operation), variables }),
    signal: controller.signal,
  });
  if (response.body === null) throw new Error('An answer without a body');
  // Read immediately: an unread body is garbage collected together with its response.
  const results = resultsOf<TData>(response.body.values());
  return {
    status: response.status,
    async next() {
      const read = await results.next().catch(() => null);
      return read === null || read.done === true ? null : read.value;
    },
    close: () => controller.abort(),
  };
}

/**
 * Closes subscriptions, and waits until the gateway has closed its own streams: a reset of the data takes back the cursors
 * that they have reached.
 */
export async function closeFollowed(url: string, followed: FollowedEvents[]): Promise<void> {
  for (const events of followed.splice(0)) events.close();
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(metrics).not.toMatch(/^brigade_live_streams [1-9]/m);
}

async function* resultsOf<TData>(body: AsyncIterable<Uint8Array>): AsyncGenerator<EventResult<TData>> {
  for await (const events of readEventStream(body)) {
    for (const { name, data } of events) if (name === 'next') yield JSON.parse(data) as EventResult<TData>;
  }
}

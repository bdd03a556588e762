import { type Client, createClient } from 'graphql-sse';
import type { Access } from './access.ts';

/** Subscriptions over server-sent events. A stream whose connection is lost is opened again, with growing pauses. */
export function createEventStream({ url, token }: Access): Client {
  return createClient({ url: `${url}/graphql`, headers: { authorization: `Bearer ${token}` } });
}

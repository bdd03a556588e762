import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { RandomStream } from '../../sandbox/demo/random/randomStream.ts';
import { type Person, tokenOf } from '../people.ts';
import type { TestServer } from '../startTestServer.ts';
import type { ServerPool } from './serverPool.ts';
import type { Tally } from './tally.ts';

type Call = TestServer['call'];
type Sent = { method: string; path: string; as: Person | undefined; body: unknown; headers: object };

/** How many times a request is sent before the run is considered stuck. */
const mostAttempts = 1_000;

/** Before a request is repeated, so that what it waits for can end. */
const pauseMilliseconds = 25;

/**
 * A client that loses one response in five: it destroys the connection when its request is written, or when the response
 * begins. It sends a request to any of the servers, with the same headers, until it has a response.
 */
export function lossyClient(servers: ServerPool, random: RandomStream, tally: Tally): Call {
  return async <Body>(
    method: string,
    path: string,
    { as, body, headers = {} }: NonNullable<Parameters<Call>[2]> = {},
  ) => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const server = random.integer(0, servers.size - 1);
      const loseAt = random.chance(0.2) ? random.pick(['finish', 'response'] as const) : null;
      const url = await servers.urlOf(server);
      if (attempt > 0) {
        tally.retries += 1;
        await wait(pauseMilliseconds);
      }
      const response = await send(url, { method, path, as, body, headers }, loseAt).catch(() => null);
      if (response === null) {
        tally.lostResponses += 1;
        continue;
      }
      const { status, json, received } = response;
      const error = (json as { error?: { code: string; message: string; target?: string } } | undefined)
        ?.error;
      const isUnderWay = status === 409 && error?.target === 'Idempotency-Key';
      if (isUnderWay || status >= 500) continue;
      return { status, body: json as Body, error, headers: received };
    }
    throw new Error(`${method} ${path} had no response after ${mostAttempts} attempts`);
  };
}

async function send(
  url: string,
  { method, path, as, body, headers }: Sent,
  loseAt: 'finish' | 'response' | null,
): Promise<{ status: number; json: unknown; received: Record<string, string | string[] | undefined> }> {
  const sent: ClientRequest = request(`${url}/api${path}`, {
    method,
    agent: false,
    headers: {
      ...(as && { authorization: `Bearer ${tokenOf(as)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('error', reject);
    if (loseAt !== null) {
      sent.on(loseAt, () => {
        reject(new Error('The response was lost'));
        sent.destroy();
      });
    }
    sent.on('response', resolve);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  const read = await text(response);
  if (!response.complete) throw new Error('The response was cut off');
  const json = read === '' ? undefined : (JSON.parse(read) as unknown);
  return { status: response.statusCode ?? 0, json, received: response.headers };
}

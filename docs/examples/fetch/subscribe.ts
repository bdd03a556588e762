import type { Access } from '../access.ts';
import { type GraphQLResponse, BrigadeError } from './request.ts';

/**
 * Runs a subscription: one result for each event, until the caller stops or the connection ends. Subscriptions are
 * server-sent events on the same URL.
 *
 * @throws BrigadeError with the reason when the token expires, is revoked, or may no longer see this
 */
export async function* subscribe<Data>(
  { url, token }: Access,
  query: string,
  variables: object,
): AsyncGenerator<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.body) throw new Error(`No stream: ${response.status}`);
  let buffer = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (buffer + text).split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: ?(.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield dataOf<Data>(data);
    }
  }
}

function dataOf<Data>(text: string): Data {
  const { data, errors: [error] = [] } = JSON.parse(text) as GraphQLResponse<Data>;
  if (error && !data) throw new BrigadeError(error.message, error.extensions?.code ?? 'UNKNOWN');
  return data;
}

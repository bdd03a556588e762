import type { Access } from '../access.ts';

/**
 * Runs a subscription: one result for each event, until the caller stops or the connection ends. Subscriptions are
 * server-sent events on the same URL.
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
      if (data !== undefined) yield (JSON.parse(data) as { data: Data }).data;
    }
  }
}

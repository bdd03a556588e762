import { setTimeout as wait } from 'node:timers/promises';

interface Posted {
  readonly milliseconds: number;
  readonly isOk: boolean;
}

/** Posts a document as a client that honors Retry-After. */
export async function post(
  url: string,
  query: string,
  token: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Posted> {
  const begun = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
    signal,
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  const milliseconds = performance.now() - begun;
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter !== null) await wait(Number(retryAfter) * 1000, undefined, { signal });
  return { milliseconds, isOk: response.ok && errors === undefined };
}

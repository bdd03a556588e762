import { setTimeout } from 'node:timers/promises';
import type { Access } from '../access.ts';

/** Something other than a refusal of a mutation, which is data: see docs/guides/errors.md for the codes. */
export class BrigadeError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The response to an operation, or an event of a subscription. */
export interface GraphQLResponse<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

const mostAttempts = 4;

/**
 * Runs a query or a mutation.
 *
 * A request that was refused for lack of capacity (429, 503) is sent again after Retry-After. One whose response was lost
 * is sent again, too, if that is safe: a query is, and a mutation with an idempotency key.
 */
export async function request<Data>(
  { url, token }: Access,
  query: string,
  variables: object = {},
  idempotencyKey?: string,
): Promise<Data> {
  const isRepeatable = idempotencyKey !== undefined || !query.trimStart().startsWith('mutation');
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === mostAttempts;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ query, variables }),
    }).catch((error: unknown) => {
      if (isLast || !isRepeatable) throw error;
    });
    const pause = response ? response.headers.get('retry-after') : 2 ** attempt / 10;
    if (response && (isLast || pause === null)) {
      const { data, errors: [error] = [] } = (await response.json()) as GraphQLResponse<Data>;
      if (error) throw new BrigadeError(error.message, error.extensions?.code ?? 'UNKNOWN');
      return data;
    }
    await setTimeout(Number(pause) * 1000);
  }
}

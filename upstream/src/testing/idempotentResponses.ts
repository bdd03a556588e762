import type { IncomingMessage } from 'node:http';

type StoredResponse = { status: number; body: object };

/** Responds to repeated requests as Stripe does: with the first response, or an error for other parameters. */
export function idempotentResponses() {
  const known = new Map<string, StoredResponse & { parameters: string }>();
  return {
    clear: () => known.clear(),
    respond(request: IncomingMessage, form: URLSearchParams, carryOut: () => StoredResponse): StoredResponse {
      const key = request.headers['idempotency-key'];
      if (request.method !== 'POST' || typeof key !== 'string') return carryOut();
      const parameters = `${request.url} ${form.toString()}`;
      const earlier = known.get(key);
      if (earlier && earlier.parameters !== parameters) {
        return { status: 400, body: { error: { type: 'idempotency_error', message: 'Other parameters' } } };
      }
      const response = earlier ?? { ...carryOut(), parameters };
      known.set(key, response);
      return response;
    },
  };
}

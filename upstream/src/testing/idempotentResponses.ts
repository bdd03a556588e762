import type { IncomingMessage } from 'node:http';

type Answer = { status: number; body: object };

/** Answers repeated requests as Stripe does: with the first response, or an error for other parameters. */
export function idempotentResponses() {
  const known = new Map<string, Answer & { parameters: string }>();
  return {
    clear: () => known.clear(),
    answer(request: IncomingMessage, form: URLSearchParams, carryOut: () => Answer): Answer {
      const key = request.headers['idempotency-key'];
      if (request.method !== 'POST' || typeof key !== 'string') return carryOut();
      const parameters = `${request.url} ${form.toString()}`;
      const earlier = known.get(key);
      if (earlier && earlier.parameters !== parameters) {
        return { status: 400, body: { error: { type: 'idempotency_error', message: 'Other parameters' } } };
      }
      const answer = earlier ?? { ...carryOut(), parameters };
      known.set(key, answer);
      return answer;
    },
  };
}

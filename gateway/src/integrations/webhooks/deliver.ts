import type { RestSession } from '../../platform/rest/restSession.ts';
import {
  type AttemptResult,
  beginDelivery,
  type ClaimedDelivery,
  finishDelivery,
  type SignedRequest,
} from './deliveriesApi.ts';
import type { Reading } from './payloadOf.ts';

export interface DeliverySteps {
  /** Calls the REST API as a worker. */
  readonly rest: RestSession;
  readonly read: (delivery: ClaimedDelivery) => Promise<Reading>;
  readonly send: (signed: SignedRequest) => Promise<AttemptResult>;
}

/**
 * Delivers what was claimed, once, and reports the outcome.
 *
 * @throws RestError when the REST API does not answer, or the lease is over. The delivery is then claimed again.
 */
export async function deliver(
  delivery: ClaimedDelivery,
  { rest, read, send }: DeliverySteps,
): Promise<AttemptResult['outcome']> {
  const { id, lease } = delivery;
  let started = performance.now();

  async function attempt(): Promise<AttemptResult> {
    const reading = delivery.has_payload ? { payload: {} } : await read(delivery);
    if ('result' in reading) return reading.result;
    const signed = await rest.call(beginDelivery, { path: { id }, body: { lease, ...reading.payload } });
    started = performance.now();
    return send(signed);
  }

  const result = await attempt();
  const milliseconds = Math.round(performance.now() - started);
  await rest.call(finishDelivery, {
    path: { id },
    body: { lease, result: result.outcome === 'skipped' ? result : { ...result, milliseconds } },
  });
  return result.outcome;
}

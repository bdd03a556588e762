import type { GraphQLResponse } from 'relay-runtime';
import { Fault, faultOf } from './Fault.ts';
import { responsesIn } from './responsesIn.ts';

/** Failures of the connection, the gateway's limits or what is behind it, not of the request: it may succeed later. */
const outageCodes: readonly string[] = [
  'NETWORK',
  'UNREADABLE',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
];

/** Whether a request failed for now. */
export function isOutage(error: unknown): error is Fault {
  return error instanceof Fault && outageCodes.includes(error.code);
}

/** The outage for which a response lacks one of its root fields; null if it lacks none. */
export function outageOf(answer: GraphQLResponse): Fault | null {
  for (const { data, errors = [] } of responsesIn(answer)) {
    const outage = errors
      .filter(({ path: [root] = [] }) => root !== undefined && data?.[root] === null)
      .map(faultOf)
      .find(isOutage);
    if (outage) return outage;
  }
  return null;
}

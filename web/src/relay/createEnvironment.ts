import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type MutableRecordSource,
  type RelayFieldLogger,
} from 'relay-runtime';
import { faultOf } from './Fault.ts';
import { fetchDocument, type FetchOptions } from './fetchDocument.ts';

// How many left screens keep their data, so that going back shows them at once.
const keptScreens = 20;

/**
 * A Relay environment of its own: one for each session, so that no record outlives a sign-out.
 *
 * @param source holds the records
 */
export function createEnvironment(
  options: Omit<FetchOptions, 'signal'>,
  source: MutableRecordSource = new RecordSource(),
): Environment {
  const fetchFunction: FetchFunction = (request, variables) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      const answer = fetchDocument(request, variables, { ...options, signal: controller.signal });
      const subscription = Observable.from(answer).subscribe(sink);
      return () => {
        subscription.unsubscribe();
        controller.abort();
      };
    });

  return new Environment({
    network: Network.create(fetchFunction),
    store: new Store(source, { gcReleaseBufferSize: keptScreens }),
    relayFieldLogger: throwFaults,
  });
}

/**
 * Relay throws an error without code or request id for a failed field; this throws the gateway's own, where the
 * fragment asked to throw.
 */
const throwFaults: RelayFieldLogger = (event) => {
  if (event.kind === 'relay_field_payload.error' && event.shouldThrow && !event.handled) {
    throw faultOf(event.error);
  }
};

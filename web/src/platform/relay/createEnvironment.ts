import {
  Environment,
  Network,
  Observable,
  RecordSource,
  RelayFeatureFlags,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type MutableRecordSource,
  type RelayFieldLogger,
  type SubscribeFunction,
} from 'relay-runtime';
import { faultOf } from './Fault.ts';
import { fetchDocument, type FetchOptions } from './fetchDocument.ts';
import { whenIdle } from './whenIdle.ts';
import { writeKeys } from './writeKeys.ts';

// Nothing here is hidden and kept; the twins of the hooks that this flag turns on are not in the build (build/leaveOut.ts).
RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY = false;

// How many left screens keep their data, so that going back shows them at once.
const keptScreens = 20;

/**
 * A Relay environment of its own: one for each session, so that no record outlives a sign-out.
 *
 * @param source holds the records
 */
export function createEnvironment(
  options: Omit<FetchOptions, 'signal' | 'write'>,
  source: MutableRecordSource = new RecordSource(),
): Environment {
  const nameWrite = writeKeys();
  const fetchFunction: FetchFunction = (request, variables) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      let isWanted = true;
      const write = request.operationKind === 'mutation' ? nameWrite(request, variables) : null;
      const answer = fetchDocument(request, variables, { ...options, write, signal: controller.signal });
      void hand(answer, sink, () => isWanted);
      return () => {
        isWanted = false;
        controller.abort();
      };
    });

  const subscribe: SubscribeFunction = (request, variables) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      const followed = import('../live/streamDocument.ts').then(({ followDocument }) =>
        followDocument(request, variables, { ...options, signal: controller.signal }, sink),
      );
      followed.catch((error: Error) => sink.error(error));
      return () => controller.abort();
    });

  return new Environment({
    network: Network.create(fetchFunction, subscribe),
    store: new Store(source, { gcReleaseBufferSize: keptScreens, gcScheduler: whenIdle }),
    relayFieldLogger: throwFaults,
  });
}

/** Where Relay listens for the answer to one operation. */
interface AnswerSink {
  next(answer: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

/**
 * Hands an answer or a failure on while somebody listens. Afterwards both are nobody's business (the abort is such a
 * failure): Relay would report them as unhandled.
 */
async function hand(answer: Promise<GraphQLResponse>, sink: AnswerSink, isWanted: () => boolean) {
  try {
    const value = await answer;
    if (!isWanted()) return;
    sink.next(value);
    sink.complete();
  } catch (error) {
    if (isWanted()) sink.error(error instanceof Error ? error : new Error(String(error)));
  }
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

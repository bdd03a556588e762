import {
  Environment,
  Network,
  Observable,
  RecordSource,
  RelayFeatureFlags,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type RelayFieldLogger,
  type SubscribeFunction,
} from 'relay-runtime';
import { faultOf } from './Fault.ts';
import { fetchDocument, type FetchOptions } from './fetchDocument.ts';
import { logRelayEvent } from './relayLog.ts';
import { lostParts } from './lostParts.ts';
import { requestMetadata } from './requestMetadata.ts';
import { whenIdle } from './whenIdle.ts';
import { writeKeys } from './writeKeys.ts';

// Nothing here is hidden and kept; the twins of the hooks that this flag turns on are not in the build (build/leaveOut.ts).
RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY = false;

// How many previous screens keep their data, so that going back shows them immediately.
const keptScreens = 20;

/** A caller who brings the key of a write keeps it, too. */
const ownKey = { answered: () => undefined, lost: () => undefined };

/** Creates a Relay environment. Each session has one, so that no record outlives a sign-out. */
export function createEnvironment(options: Omit<FetchOptions, 'signal' | 'write'>): Environment {
  const nameWrite = writeKeys();
  const lost = lostParts();
  const fetchFunction: FetchFunction = (request, variables, { metadata }) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      let isWanted = true;
      const { key, isKept, isRefetch } = requestMetadata(metadata);
      const name = () => (key === null ? nameWrite(request, variables) : { key, ...ownKey });
      const write = request.operationKind === 'mutation' ? name() : null;
      const ask = async () => {
        const response = await fetchDocument(request, variables, {
          ...options,
          write,
          signal: controller.signal,
        });
        return isRefetch ? lost.withoutNew(request, variables, response) : response;
      };
      const onResponse = (response: GraphQLResponse) => {
        if (!isWanted) return;
        lost.note(request, variables, response);
        sink.next(response);
      };
      const answering = isKept
        ? import('../offline/respondWithKept.ts').then(({ respondWithKept }) =>
            respondWithKept({
              token: options.context.token,
              request,
              variables,
              ask,
              onResponse,
              opensKept: !isRefetch,
            }),
          )
        : ask().then(onResponse);
      void hand(answering, sink, () => isWanted);
      return () => {
        isWanted = false;
        controller.abort();
      };
    });

  const subscribe: SubscribeFunction = (request, variables) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      const followed = import('../live/streamDocument.ts').then(({ streamDocument }) =>
        streamDocument(request, variables, { ...options, signal: controller.signal }, sink),
      );
      followed.catch((error: Error) => sink.error(error));
      return () => controller.abort();
    });

  return new Environment({
    network: Network.create(fetchFunction, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: keptScreens, gcScheduler: whenIdle }),
    relayFieldLogger: throwFaults,
    log: logRelayEvent,
  });
}

/** Relay's observer of one operation. */
interface AnswerSink {
  error(error: Error): void;
  complete(): void;
}

/**
 * Reports the end of a request or its error until Relay unsubscribes. Relay would report a later one, such as the abort,
 * as unhandled.
 */
async function hand(answering: Promise<unknown>, sink: AnswerSink, isWanted: () => boolean) {
  try {
    await answering;
    if (isWanted()) sink.complete();
  } catch (error) {
    if (isWanted()) sink.error(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Relay throws an error without code or request id for a failed field; this throws the gateway's own, if the
 * fragment has @throwOnFieldError.
 */
const throwFaults: RelayFieldLogger = (event) => {
  if (event.kind === 'relay_field_payload.error' && event.shouldThrow && !event.handled) {
    throw faultOf(event.error);
  }
};

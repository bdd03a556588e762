import {
  createSourceEventStream,
  executeSubscriptionEvent,
  locatedError,
  validateSubscriptionArgs,
  type ExecutionArgs,
  type ExecutionResult,
  type ValidatedSubscriptionArgs,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LiveEvent } from '../live/liveEvent.ts';
import { createSharedEvents, type ShareEvent } from '../live/sharedEvents.ts';
import type { CallTrace } from '../rest/callTrace.ts';
import type { ServerContext } from './documentsPlugin.ts';
import { selectionKey } from './selectionKey.ts';

/** Executes each event of a source stream; those of a topic once for all equal subscriptions. */
async function* resultsOf(
  source: AsyncIterable<unknown>,
  subscription: ValidatedSubscriptionArgs,
  { share, trace }: { share: ShareEvent<ExecutionResult>; trace: CallTrace },
): AsyncGenerator<ExecutionResult> {
  for await (const event of source) {
    if (!(event instanceof LiveEvent)) {
      yield await executeSubscriptionEvent({ ...subscription, rootValue: event });
      continue;
    }
    // What another subscription executes costs this one no calls.
    trace.clear();
    const result = await share(event.batch, async () => {
      await event.begin();
      return executeSubscriptionEvent({ ...subscription, rootValue: event });
    });
    if (result === null) return;
    yield result;
  }
}

/** The same results, and that the source failed as the last one: a stream that only ends says nothing. */
async function* withFailure(
  results: AsyncIterable<ExecutionResult>,
  ended: AbortSignal,
): AsyncGenerator<ExecutionResult> {
  try {
    yield* results;
  } catch (error) {
    if (!ended.aborted) yield { data: null, errors: [locatedError(error, undefined)] };
  }
}

/** Subscriptions with equal selections of one session share the execution of each event. */
export function subscriptionPlugin(): Plugin<ServerContext, ServerContext> {
  const shared = createSharedEvents<ExecutionResult>();
  return {
    onSubscribe({ args: { contextValue }, setSubscribeFn }) {
      const { exchange, admit } = contextValue;
      setSubscribeFn(async (args: ExecutionArgs) => {
        const subscription = validateSubscriptionArgs(args);
        if (!('schema' in subscription)) return { errors: subscription };
        const source = await createSourceEventStream(subscription);
        if (!(Symbol.asyncIterator in source)) return source;
        const { text } = await admit();
        const share = shared.join(selectionKey(exchange, text, subscription), exchange.ended);
        return withFailure(resultsOf(source, subscription, { share, trace: exchange.trace }), exchange.ended);
      });
    },
  };
}

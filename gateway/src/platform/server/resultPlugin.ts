import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { callTimeLeft } from '../load/callTimeLeft.ts';
import { publicError } from '../errors/publicError.ts';
import type { ServerContext } from './documentsPlugin.ts';
import type { Exchange } from './exchange.ts';
import { problemOf } from './problemOf.ts';
import { traceOf } from './traceOf.ts';

function withRequestId(error: GraphQLError, requestId: string): GraphQLError {
  const { message, nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { ...extensions, requestId },
  });
}

/** A refused subscription has no `data`, for which Yoga answers 500 unless an error has a status of its own. */
const refusedSubscription = { http: { status: 200 } };

/** What the operation was estimated to cost, what it did cost, and what is left. */
function costOf({ cost, share, trace }: Exchange) {
  if (cost === null) return null;
  const left = Math.max(0, cost.limit - cost.requested);
  const [restCalls, waves] = [trace.calls.length, trace.waves()];
  return { ...cost, left, restCalls, waves, callTime: callTimeLeft(share) };
}

/** A result as the public may see it. Notes its problems. */
export function finish(result: ExecutionResult, exchange: Exchange): ExecutionResult {
  const { caller, operation } = exchange;
  const cost = costOf(exchange);
  const trace = traceOf(exchange);
  const isRefused = operation?.kind === 'subscription' && !('data' in result);
  const errors = result.errors?.map(publicError);
  exchange.problems = errors?.map(problemOf) ?? [];
  const extensions = {
    ...result.extensions,
    ...(cost && { cost }),
    ...(trace && { trace }),
    ...(isRefused && refusedSubscription),
  };
  return {
    ...result,
    ...(errors && { errors: errors.map((error) => withRequestId(error, caller.requestId)) }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}

/** The last word on every result: errors as the public may see them, with the request's id, and the cost. */
export function resultPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onSubscribe: () => ({
      onSubscribeResult: () => ({
        onNext({ args, result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          const { exchange } = args.contextValue;
          exchange.share.release();
          setResult(finish(result, exchange));
        },
      }),
    }),
    onResultProcess(hook) {
      const { result, serverContext } = hook;
      // Batches are not served; each event of a stream was finished above.
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      hook.setResult(finish(result, serverContext.exchange));
    },
  };
}

import type { OperationSpan } from '../../tracing/operationSpan.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { FailedCall } from './callFailureEvent.ts';
import type { ErrorReporter } from './errorReporter.ts';

/** What repeats within one operation says nothing new, and a subscription may last for days. */
const mostOfOperation = 5;

/** The same tracing, which also reports the calls that failed, at the end of their operation. */
export function reportedTracing(tracing: Tracing, errors: ErrorReporter): Tracing {
  function reported(span: OperationSpan): OperationSpan {
    const failed: FailedCall[] = [];
    return {
      traceId: span.traceId,
      startCall(call) {
        const { headers, end } = span.startCall(call);
        return {
          headers,
          end(failure) {
            end(failure);
            if (failure !== undefined && failed.length < mostOfOperation) {
              failed.push({ ...call, error: failure });
            }
          },
        };
      },
      end(facts) {
        span.end(facts);
        const { name, requestId } = facts;
        for (const call of failed) errors.callFailed(call, { name, requestId, traceId: span.traceId });
      },
    };
  }
  return {
    startOperation: (headers) => reported(tracing.startOperation(headers)),
    close: () => tracing.close(),
  };
}

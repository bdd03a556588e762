import { randomUUID } from 'node:crypto';
import { isDropped, isReported } from '@brigade/domain/platform/signals/errorReporting.ts';
import type { Forwarder } from '../forwarder.ts';
import { callFailureEvent, type FailedCall, type FailedOperation } from './callFailureEvent.ts';
import type { Dsn } from './dsn.ts';
import { envelopeOf } from './envelope.ts';
import { failureOf } from './failureOf.ts';

/** Reports what failed to a service. Nothing waits for it. */
export interface ErrorReporter {
  /** Reports a failed REST call, if the rules of error reporting say so. */
  callFailed(call: FailedCall, operation: FailedOperation): void;
}

export interface ErrorReporterOptions {
  readonly dsn: Dsn;
  readonly environment: string;
  readonly forwarder: Forwarder;
}

/** Speaks the envelope protocol of Sentry, which other services take, too. */
export function createErrorReporter({ dsn, environment, forwarder }: ErrorReporterOptions): ErrorReporter {
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=brigade/1.0, sentry_key=${dsn.publicKey}`,
  };

  function send(event: object): void {
    const eventId = randomUUID().replaceAll('-', '');
    const content = { event_id: eventId, timestamp: Date.now() / 1000, environment, ...event };
    forwarder.send({
      url: dsn.envelopeUrl,
      headers,
      body: envelopeOf(eventId, [{ type: 'event', content }]),
    });
  }

  return {
    callFailed(call, operation) {
      if (isReported(failureOf(call.error)) && !isDropped([call.path])) {
        send(callFailureEvent(call, operation));
      }
    },
  };
}

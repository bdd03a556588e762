import { randomUUID } from 'node:crypto';
import { isDropped, isReported } from '@brigade/domain/platform/signals/errorReporting.ts';
import type { Forwarder } from '../forwarder.ts';
import type { PageFailure, PageVisit } from '../pages/pageSignals.ts';
import { callFailureEvent, type FailedCall, type FailedOperation } from './callFailureEvent.ts';
import type { Dsn } from './dsn.ts';
import { type EnvelopeItem, envelopeOf } from './envelope.ts';
import { failureOf } from './failureOf.ts';
import { pageFailureEvent } from './pageFailureEvent.ts';
import { visitItems } from './visitItems.ts';

/** Reports what failed to a service. Nothing waits for it. */
export interface ErrorReporter {
  /** Reports a failed REST call, if the rules of error reporting say so. */
  callFailed(call: FailedCall, operation: FailedOperation): void;
  /** The same for a failure that only a page saw. */
  pageFailed(failure: PageFailure): void;
  /** Reports the trace of a visit, with its profile if it has one. */
  visited(visit: PageVisit): void;
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

  function send(itemsOf: (eventId: string) => readonly EnvelopeItem[]): void {
    const eventId = randomUUID().replaceAll('-', '');
    forwarder.send({ url: dsn.envelopeUrl, headers, body: envelopeOf(eventId, itemsOf(eventId)) });
  }

  function sendEvent(event: object): void {
    send((eventId) => [
      {
        type: 'event',
        content: { event_id: eventId, timestamp: Date.now() / 1000, environment, ...event },
      },
    ]);
  }

  return {
    callFailed(call, operation) {
      if (isReported(failureOf(call.error)) && !isDropped([call.path])) {
        sendEvent(callFailureEvent(call, operation));
      }
    },
    pageFailed(failure) {
      if (isReported(failure.failure)) sendEvent(pageFailureEvent(failure));
    },
    visited(visit) {
      send((eventId) => visitItems(visit, eventId, environment));
    },
  };
}

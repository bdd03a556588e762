import { sampleVisit } from '@brigade/domain/platform/signals/sampling.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { followRelay } from '../relay/relayLog.ts';
import { reportedFailure } from './failureOf.ts';
import { type EndedRequest, followRequests } from './requestLog.ts';
import type { Signal, Visit } from './signal.ts';
import type { SignalService } from './signalServices.ts';
import { startProfiler, visitProfile } from './visitProfiler.ts';

export interface RecordOptions {
  readonly router: AnyRouter;
  readonly services: ReadonlySet<SignalService>;
  readonly onSignal: (signal: Signal) => void;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** A visit that is under way. */
interface OpenVisit {
  readonly cause: Visit['cause'];
  /** Milliseconds of `performance.now()`. */
  readonly start: number;
  readonly profiler: ReturnType<typeof startProfiler>;
  readonly requests: EndedRequest[];
}

const mostRequests = 50;

/** A page that waits in the background says nothing about speed. */
const longestVisitMs = 600_000;

/** Records screens, actions, failures, and the traces of some visits, until the returned function is called. */
export function recordSignals({
  router,
  services,
  onSignal,
  random = Math.random,
}: RecordOptions): () => void {
  const screen = () => router.state.matches.at(-1)?.routeId ?? '/';
  const open = (cause: Visit['cause'], start: number): OpenVisit | null => {
    const { isTraced, isProfiled } = sampleVisit(random);
    if (!isTraced || !services.has('errors')) return null;
    // The page load began before the profiler could start.
    return { cause, start, profiler: isProfiled && start > 0 ? startProfiler() : null, requests: [] };
  };
  // For people who agree later, the page load is over.
  const isLoaded = router.state.resolvedLocation !== undefined;
  let visit = isLoaded ? null : open('pageload', 0);

  const close = async ({ cause, start, profiler, requests }: OpenVisit, at: string, end: number) => {
    const trace = await profiler?.stop();
    if (end - start > longestVisitMs) return;
    onSignal({
      type: 'visit',
      screen: at,
      cause,
      startedAt: Math.round(performance.timeOrigin + start),
      ms: end - start,
      requests: requests.slice(0, mostRequests).map((request) => ({
        operation: request.operation,
        offset: Math.max(0, request.start - start),
        ms: request.end - request.start,
        isFailed: request.error !== undefined || request.hasErrors,
      })),
      profile: trace ? visitProfile(trace, start) : null,
    });
  };

  const arrive = () => {
    if (services.has('analytics')) onSignal({ type: 'screen', screen: screen(), at: Date.now() });
    if (visit) void close(visit, screen(), performance.now());
    visit = null;
  };

  const followRequest = (request: EndedRequest) => {
    visit?.requests.push(request);
    const { operation, error, hasErrors, isMutation } = request;
    const isDone = error === undefined && !hasErrors;
    if (isMutation && isDone && services.has('analytics')) {
      onSignal({ type: 'action', operation, at: Date.now() });
    }
    const reported = isDone ? null : reportedFailure(error, [location.href, document.referrer]);
    if (reported && services.has('errors')) {
      onSignal({ type: 'failure', screen: screen(), operation, ...reported });
    }
  };
  followRelay(followRequests(followRequest));
  const stops = [
    router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) visit = open('navigation', performance.now());
    }),
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) arrive();
    }),
  ];
  if (isLoaded) arrive();
  return () => {
    followRelay(null);
    for (const stop of stops) stop();
  };
}

/** A service that signals go to. */
export type SignalService = 'errors' | 'analytics';

/**
 * The services that the gateway forwards signals to. It names them in a header of the page (`Server-Timing`), which
 * takes no request; a page that came from elsewhere, such as the development server, has none.
 */
export function signalServices(): ReadonlySet<SignalService> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const names = navigation?.serverTiming.find(({ name }) => name === 'signals')?.description.split(' ');
  return new Set((names ?? []).filter(isService));
}

function isService(name: string): name is SignalService {
  return name === 'errors' || name === 'analytics';
}

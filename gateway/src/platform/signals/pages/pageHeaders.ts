import type { SignalSettings } from '../signalSettings.ts';

/**
 * Headers of the web app's pages that say which services there are: the page reads `Server-Timing` without a request. The
 * policy lets the page profile itself, which browsers otherwise refuse.
 */
export function pageHeaders({
  errorReporting,
  analytics,
}: Pick<SignalSettings, 'errorReporting' | 'analytics'>): Readonly<Record<string, string>> {
  const services = [errorReporting && 'errors', analytics && 'analytics'].filter((name) => name !== null);
  return {
    ...(services.length > 0 && { 'server-timing': `signals;desc="${services.join(' ')}"` }),
    ...(errorReporting && { 'document-policy': 'js-profiling' }),
  };
}

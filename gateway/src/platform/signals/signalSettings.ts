import type { AnalyticsAccount } from './analytics/analytics.ts';
import type { Dsn } from './errors/dsn.ts';

/** Where errors and use are reported to. All times are milliseconds. */
export interface SignalSettings {
  /** Null when no errors are reported. */
  readonly errorReporting: Dsn | null;
  /** Null when no use is reported. */
  readonly analytics: AnalyticsAccount | null;
  /** How long a service may take to answer. */
  readonly sendTimeout: number;
  /** How long a shutdown waits for what is left. */
  readonly closeLimit: number;
  /** Reports that may wait for a service; further ones are lost. */
  readonly mostWaiting: number;
}

export const defaultSignalSettings: Omit<SignalSettings, 'errorReporting' | 'analytics'> = {
  sendTimeout: 5_000,
  closeLimit: 2_000,
  mostWaiting: 100,
};

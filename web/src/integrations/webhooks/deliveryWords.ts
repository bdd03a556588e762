import type { Tone } from '../../ui/feedback/tone.ts';

interface StateWords {
  readonly label: string;
  readonly tone: Tone;
}

const states: Readonly<Record<string, StateWords>> = {
  DELIVERED: { label: 'Delivered', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  SKIPPED: { label: 'Skipped', tone: 'neutral' },
};

/** How far a delivery is. */
export function wordsOfState(state: string | null | undefined, attempts: number): StateWords {
  const known = states[state ?? ''];
  if (known) return known;
  return attempts === 0 ? { label: 'Waiting', tone: 'info' } : { label: 'Retrying', tone: 'warning' };
}

const failures: Readonly<Record<string, string>> = {
  TIMEOUT: 'No answer within 20 seconds',
  CONNECTION: 'No connection',
  NAME_NOT_FOUND: 'Unknown host name',
  NOT_PUBLIC: 'Not a public address',
  CERTIFICATE: 'Invalid certificate',
  READING: 'The payload could not be read',
  SELECTION: 'The selection does not fit the schema',
};

interface Attempt {
  readonly status: number | null | undefined;
  readonly failure: string | null | undefined;
}

/** What came back. */
export function responseText({ status, failure }: Attempt): string {
  return status == null ? (failures[failure ?? ''] ?? 'No answer') : `HTTP ${status}`;
}

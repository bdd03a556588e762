import type { Tone } from '../../ui/feedback/tone.ts';

export function exportState(state: string | null | undefined): { label: string; tone: Tone } {
  switch (state) {
    case 'WAITING':
      return { label: 'Waiting', tone: 'neutral' };
    case 'RUNNING':
      return { label: 'Running', tone: 'info' };
    case 'COMPLETED':
      return { label: 'Completed', tone: 'success' };
    case 'CANCELED':
      return { label: 'Cancelled', tone: 'neutral' };
    case 'FAILED':
      return { label: 'Failed', tone: 'danger' };
    default:
      return { label: 'Unknown', tone: 'neutral' };
  }
}

const sentences: Readonly<Record<string, string>> = {
  TOKEN_REVOKED: 'Its API token was revoked.',
  TOKEN_EXPIRED: 'Its API token has expired.',
  SESSION_ENDED: 'You signed out where you started it. Start it again.',
  ACCOUNT_INACTIVE: 'Its account is not active.',
  ACCESS_CHANGED: 'Your roles changed while it ran. Start it again.',
  FORBIDDEN: 'You can no longer see this list.',
  DOCUMENT: 'Its query does not work.',
  TOO_LARGE: 'It would have more than 100 MB. Export less at a time.',
  UNAVAILABLE: 'The server did not answer for a long time. Start it again.',
};

/** Why an export failed. */
export function failureSentence(failure: string | null | undefined): string {
  return sentences[failure ?? ''] ?? 'Start it again.';
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** "1,200 of 3,400 rows", "1 row". */
export function rowsText(rows: number, expected: number | null | undefined): string {
  if (expected != null && expected > rows) return `${count(rows)} of ${count(expected)} rows`;
  return rows === 1 ? '1 row' : `${count(rows)} rows`;
}

/** Says that values of an export are empty, and why. */
export function missingValuesText(values: number): string {
  if (values === 1) return '1 value is empty because you don’t have access to it.';
  return `${count(values)} values are empty because you don’t have access to them.`;
}

/** "512 bytes", "12 kB", "3.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

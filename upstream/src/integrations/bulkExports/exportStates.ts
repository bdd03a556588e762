/** The formats of a file. */
export const exportFormats = ['NDJSON', 'CSV'] as const;

/** How far an export is. */
export const exportStates = ['WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED'] as const;

/** Why an export failed. */
export const exportFailures = [
  'TOKEN_REVOKED',
  'TOKEN_EXPIRED',
  'SESSION_ENDED',
  'ACCOUNT_INACTIVE',
  'ACCESS_CHANGED',
  'FORBIDDEN',
  'DOCUMENT',
  'TOO_LARGE',
  'UNAVAILABLE',
] as const;

export type ExportFormat = (typeof exportFormats)[number];
export type ExportState = (typeof exportStates)[number];
export type ExportFailure = (typeof exportFailures)[number];

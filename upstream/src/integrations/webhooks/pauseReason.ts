/**
 * Why a webhook is paused:
 * - `MAKER`: by hand
 * - `FAILING`: no attempt succeeded for three days
 * - `GONE`: its URL responded with 410
 * - `SELECTION`: its selection could not be read
 * - the others: its API token no longer works
 */
export const pauseReasons = [
  'MAKER',
  'FAILING',
  'GONE',
  'SELECTION',
  'TOKEN_REVOKED',
  'TOKEN_EXPIRED',
  'ACCOUNT_INACTIVE',
  'ACCESS_LOST',
] as const;

/** Why a webhook is paused. */
export type PauseReason = (typeof pauseReasons)[number];

/** What its maker reads in the message about the pause. */
export const pauseTexts: Record<Exclude<PauseReason, 'MAKER'>, string> = {
  FAILING: 'No delivery has succeeded for three days.',
  GONE: 'Its address responded that it is gone (410).',
  SELECTION: 'Its selection no longer fits the schema.',
  TOKEN_REVOKED: 'Its API token was revoked.',
  TOKEN_EXPIRED: 'Its API token has expired.',
  ACCOUNT_INACTIVE: 'The account of its API token is not active.',
  ACCESS_LOST: 'Its API token has no role at any location any more.',
};

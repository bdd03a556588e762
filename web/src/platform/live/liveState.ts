/**
 * The state of a screen's subscription: connecting, live, lost (and reconnecting), or ended permanently because the
 * viewer lost access.
 */
export type LiveState = 'connecting' | 'live' | 'lost' | 'ended';

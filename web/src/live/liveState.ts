/**
 * How the line stands by which a screen hears of changes: not there yet, live, cut and tried again, or ended for good
 * because the person may not follow any more.
 */
export type LiveState = 'connecting' | 'live' | 'lost' | 'ended';

/** How often captains’ screens are refetched that follow no changes, in milliseconds. */
export const halfMinute = 30_000;

/** How often those are that follow changes and count by the time, in milliseconds. */
export const minute = 60_000;

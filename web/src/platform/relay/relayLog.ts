import type { LogFunction } from 'relay-runtime';

/** Follows what Relay does: the requests of all environments. Null while no one does. */
export const relayLog: { follow: LogFunction | null } = { follow: null };

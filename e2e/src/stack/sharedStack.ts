import { inject } from 'vitest';

/** Where the stack is that all journeys share. */
export const sharedStack = { url: inject('url'), upstreamUrl: inject('upstreamUrl') };

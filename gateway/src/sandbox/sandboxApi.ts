import { endpoint, shape } from '../platform/rest/endpoint.ts';
import type { PageQuery } from '../platform/rest/paged.ts';
import { outboxWire } from './outboxWire.ts';
import { actsWire, clockWire, movedClockWire, scriptWire } from './sandboxWire.ts';

/** The newest messages to one address that did not leave the house. */
export const listOutbox = endpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/sandbox/outbox/',
  query: shape<{ to: string }>(),
  response: outboxWire,
});

/** How the clock stands, and what happens next at a location. */
export const getSandboxClock = endpoint({
  name: 'getSandboxClock',
  method: 'GET',
  path: '/sandbox/clock/',
  query: shape<{ location_id?: number }>(),
  response: clockWire,
});

interface MoveBody {
  advance_minutes?: number | undefined;
  to?: string | undefined;
  to_next_event?: true | undefined;
  location_id?: number | undefined;
  reset?: true | undefined;
}

/** Moves the clock. */
export const moveSandboxClock = endpoint({
  name: 'moveSandboxClock',
  method: 'POST',
  path: '/sandbox/clock/',
  body: shape<MoveBody>(),
  response: movedClockWire,
});

/** Whether pros act by themselves. */
export const getSandboxScript = endpoint({
  name: 'getSandboxScript',
  method: 'GET',
  path: '/sandbox/script/',
  response: scriptWire,
});

/** Switches the script on or off, or gives it another seed. */
export const setSandboxScript = endpoint({
  name: 'setSandboxScript',
  method: 'PATCH',
  path: '/sandbox/script/',
  body: shape<{ is_on?: boolean | undefined; seed?: number | undefined }>(),
  response: scriptWire,
});

/** What pros of the sandbox did, the newest first. */
export const listSandboxActs = endpoint({
  name: 'listSandboxActs',
  method: 'GET',
  path: '/sandbox/acts/',
  query: shape<{ location_id?: number } & PageQuery>(),
  response: actsWire,
});

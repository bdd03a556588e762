import { endpoint, shape } from '../platform/rest/endpoint.ts';
import type { PageQuery } from '../platform/rest/paged.ts';
import { outboxWire } from './outboxWire.ts';
import { actsWire, clockWire, movedClockWire, scriptWire } from './sandboxWire.ts';

/** Lists the latest messages to an address that were intercepted by the sandbox. */
export const listOutbox = endpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/sandbox/outbox/',
  query: shape<{ to: string }>(),
  response: outboxWire,
});

/** Fetches the sandbox clock and a location's next event. */
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

export const moveSandboxClock = endpoint({
  name: 'moveSandboxClock',
  method: 'POST',
  path: '/sandbox/clock/',
  withoutKey: 'sandbox clock',
  body: shape<MoveBody>(),
  response: movedClockWire,
});

/** Fetches the automation settings of the sandbox's pros. */
export const getSandboxScript = endpoint({
  name: 'getSandboxScript',
  method: 'GET',
  path: '/sandbox/script/',
  response: scriptWire,
});

/** Turns the script on or off, or changes its seed. */
export const setSandboxScript = endpoint({
  name: 'setSandboxScript',
  method: 'PATCH',
  path: '/sandbox/script/',
  body: shape<{ is_on?: boolean | undefined; seed?: number | undefined }>(),
  response: scriptWire,
});

/** Lists what the sandbox's pros did, newest first. */
export const listSandboxActs = endpoint({
  name: 'listSandboxActs',
  method: 'GET',
  path: '/sandbox/acts/',
  query: shape<{ location_id?: number } & PageQuery>(),
  response: actsWire,
});

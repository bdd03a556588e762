import type { Stack } from './startStack.ts';

/** Where to: so many minutes on, to a moment, or to when the next thing happens at a location (anywhere without one). */
export type Move =
  | { minutes: number }
  | { to: Temporal.Instant }
  | { toNextEvent: true; locationId?: number };

interface MovedClock {
  now: string;
  target: string;
  is_complete: boolean;
}

/**
 * Moves the clock of a stack, and waits until everything that is due on the way has happened. Only on a stack of one's
 * own: the journeys that share one would be disturbed.
 *
 * @param token the session of a staffer
 * @returns what time it is there then
 */
export async function moveClock(
  { upstreamUrl }: Pick<Stack, 'upstreamUrl'>,
  token: string,
  move: Move,
): Promise<Date> {
  let response = await post(upstreamUrl, token, bodyOf(move));
  // The API splits a long move into steps to report progress.
  while (!response.is_complete) response = await post(upstreamUrl, token, { to: response.target });
  return new Date(response.now);
}

function bodyOf(move: Move): object {
  if ('minutes' in move) return { advance_minutes: move.minutes };
  if ('to' in move) return { to: move.to.toString() };
  return { to_next_event: true, ...(move.locationId !== undefined && { location_id: move.locationId }) };
}

/** @returns when something is next due at a location; null if nothing is */
export async function nextEventAt(
  { upstreamUrl }: Pick<Stack, 'upstreamUrl'>,
  token: string,
  locationId: number,
): Promise<Temporal.Instant | null> {
  const response = await fetch(`${upstreamUrl}/api/sandbox/clock/?location_id=${locationId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { next_event: next } = (await response.json()) as { next_event: string | null };
  return next === null ? null : Temporal.Instant.from(next);
}

async function post(upstreamUrl: string, token: string, body: object): Promise<MovedClock> {
  const response = await fetch(`${upstreamUrl}/api/sandbox/clock/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The clock did not move: ${await response.text()}`);
  return (await response.json()) as MovedClock;
}

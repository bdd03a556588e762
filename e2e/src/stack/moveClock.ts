import type { Stack } from './startStack.ts';

/** Where to: so many minutes on, or to when the next thing happens at a location (anywhere without one). */
export type Move = { minutes: number } | { toNextEvent: true; locationId?: number };

interface Answer {
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
  const body =
    'minutes' in move
      ? { advance_minutes: move.minutes }
      : { to_next_event: true, ...(move.locationId !== undefined && { location_id: move.locationId }) };
  let answer = await post(upstreamUrl, token, body);
  // The API splits a long move into steps to report progress.
  while (!answer.is_complete) answer = await post(upstreamUrl, token, { to: answer.target });
  return new Date(answer.now);
}

async function post(upstreamUrl: string, token: string, body: object): Promise<Answer> {
  const response = await fetch(`${upstreamUrl}/api/sandbox/clock/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The clock did not move: ${await response.text()}`);
  return (await response.json()) as Answer;
}

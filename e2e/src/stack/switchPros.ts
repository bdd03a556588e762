import type { Stack } from './startStack.ts';

/**
 * Switches the simulated pros on or off, who otherwise respond, punch and dispute as the clock moves. Only on a stack of
 * one's own.
 *
 * @param token the session of a staffer
 * @param script equal seeds lead to equal acts
 */
export async function switchPros(
  { upstreamUrl }: Pick<Stack, 'upstreamUrl'>,
  token: string,
  script: { isOn: boolean; seed?: number },
): Promise<void> {
  const response = await fetch(`${upstreamUrl}/api/sandbox/script/`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ is_on: script.isOn, ...(script.seed !== undefined && { seed: script.seed }) }),
  });
  if (!response.ok) throw new Error(`The pros were not switched: ${await response.text()}`);
}

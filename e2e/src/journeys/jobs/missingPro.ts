import { shiftSoon } from '../../schedule/posting/soon.ts';
import { assignFreePros, prosByName } from '../../stack/assignFreePros.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { postGigs } from '../../stack/postGigs.ts';
import type { Stack } from '../../stack/startStack.ts';

/**
 * Moves the clock to half an hour after the start of a shift at the first location, at which its pro is missing.
 *
 * @returns the name of the pro
 */
export async function missingPro(stack: Stack, token: string): Promise<string> {
  const session = { url: stack.url, token };
  const { data } = await graphql<{ location: { id: string } }>(
    stack.url,
    '{ location(databaseId: 1) { id } }',
    {},
    token,
  );
  const [gig] = await postGigs(session, { id: data?.location.id ?? '', locationId: 1 }, [
    { position: 'Front-of-House Support', places: 1, ...shiftSoon(2, 8) },
  ]);
  const pros = await prosByName(session, 1, 20);
  const [name = ''] = await assignFreePros(session, { gigId: gig?.id ?? '', pros, count: 1 });
  await moveClock(stack, token, { minutes: 150 });
  return name;
}

import { expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { permissionDenied } from '../errors.ts';
import type { ChangeSignal } from './changeSignals.ts';
import { followChanges } from './followChanges.ts';

const { database, ids } = await startTestServer();

const followed = {
  places: [{ locationId: ids.harborHouse, organizationId: 1 }],
  gigIds: new Set([ids.postedGig]),
  left: null,
};

test('a caller whose role ends during the check of their access gets no event of their own', async () => {
  const userId = people.member.id;
  let notify: ((signal: ChangeSignal) => void) | null = null;
  let checks = 0;
  const events = followChanges({
    database,
    signals: {
      subscribe(listener) {
        notify = listener;
        return () => {};
      },
    },
    beatMilliseconds: 60_000,
    followed,
    start: 0,
    userId,
    // The role ends after the first check has read it.
    requireAccess: async () => {
      checks += 1;
      if (checks > 1) throw permissionDenied('gigs.view');
      notify?.({ kind: 'lost access', user_id: userId, location_id: ids.harborHouse, organization_id: null });
      return { followed, endsIn: Infinity };
    },
    signal: new AbortController().signal,
  });

  const sent = await Array.fromAsync(events);
  expect(sent.map((text) => text.split('\n')[0])).toEqual(['event: ready', ': beat', 'event: end']);
  expect(checks).toBe(2);
});

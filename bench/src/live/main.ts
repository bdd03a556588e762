/**
 * How soon do a change of an application and a punch reach the subscribers of a gig? Measures the upstream on the demo data
 * and the gateway in this process, over HTTP, at fifty subscribers: from the start of a change, including its commit, and
 * from the request that records a punch, to the event that shows it.
 *
 * Usage: node bench/src/live/main.ts
 */
import { readFile } from 'node:fs/promises';
import { parseSettings } from '@brigade/gateway/platform/settings/settings.ts';
import { startGateway } from '@brigade/gateway/app/startGateway.ts';
import { followEvents } from '@brigade/gateway/testing/followEvents.ts';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { delays, report } from './delays.ts';
import { rosterSubscription } from './rosterSubscription.ts';

const followers = 50;

// Created before measuring starts.
await readFile(await demoDump());
const upstream = await startDemoUpstream();
const gateway = await startGateway(
  parseSettings({ BRIGADE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', UPSTREAM_API_BASE: upstream.url }),
);
const { clock, database } = upstream;
const { id, gig_id, start_time } = await database
  .selectFrom('gig_applications')
  .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
  .select(['gig_applications.id', 'gig_applications.gig_id', 'gigs.start_time'])
  .where('gig_applications.location_id', '=', 1)
  .where('gig_applications.is_confirmed', '=', true)
  .where('gig_applications.is_cancelled', '=', false)
  .where('gigs.status', 'in', ['POSTED', 'CONFIRMED'])
  .where('gigs.start_time', '>', clock.now())
  .orderBy('gigs.start_time')
  .executeTakeFirstOrThrow();
const token = await upstream.tokenOf('manager@brigade.example');
const variables = { id: Buffer.from(`Gig:${gig_id}`).toString('base64') };
const subscribers = await Promise.all(
  Array.from({ length: followers }, () =>
    followEvents(gateway.url, rosterSubscription, { variables, token }),
  ),
);
await Promise.all(subscribers.map((events) => events.next()));
const reviewed = await delays(subscribers, {
  make: async (round) => {
    await database
      .updateTable('gig_applications')
      .set({ review_feedback: `round ${round}` })
      .where('id', '=', id)
      .execute();
  },
  isShown: ({ gigApplicationsChanged: { changes } }) => changes.length > 0,
});
const punched = await delays(subscribers, {
  make: async (round) => {
    // A clock-out comes after its clock-in.
    clock.set(new Date(start_time.getTime() + round * 60_000));
    await recordPunch(round % 2 === 0 ? 'CLOCK_IN' : 'CLOCK_OUT');
  },
  isShown: ({ gigApplicationsChanged: { changes } }, round) =>
    changes.some(({ application }) => application?.timePunches.length === round + 1),
});
subscribers.forEach((events) => events.close());
await gateway.close();
await upstream.close();

report('A change', followers, reviewed);
report('A punch', followers, punched);

async function recordPunch(punchType: 'CLOCK_IN' | 'CLOCK_OUT'): Promise<void> {
  const response = await fetch(`${upstream.url}/api/staffer/gig-applications/${id}/punches/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ punch_type: punchType }),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
}

/**
 * How soon does a change reach the subscribers of a gig? Measures the upstream on the demo data and the gateway in this
 * process, over HTTP: from the start of a change, including its commit, to the event at each of fifty subscribers.
 *
 * Usage: node bench/src/live/main.ts
 */
import { readFile } from 'node:fs/promises';
import { parseSettings } from '@brigade/gateway/platform/settings/settings.ts';
import { startGateway } from '@brigade/gateway/app/startGateway.ts';
import { followEvents } from '@brigade/gateway/testing/followEvents.ts';
import { graphql } from '@brigade/gateway/testing/graphql.ts';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';

/** Milliseconds from the change to the event. */
const limit = 200;
const followers = 50;
const rounds = 40;

// Created before measuring starts.
await readFile(await demoDump());
const upstream = await startDemoUpstream();
const gateway = await startGateway(
  parseSettings({ BRIGADE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', UPSTREAM_API_BASE: upstream.url }),
);
const { database } = upstream;
const application = await database
  .selectFrom('gig_applications')
  .select(['id', 'gig_id'])
  .where('location_id', '=', 1)
  .executeTakeFirstOrThrow();
const token = await upstream.tokenOf('manager@brigade.example');
const subscription = graphql(`
  subscription ($id: ID!) {
    gigApplicationsChanged(gigId: $id) {
      cursor
      changes {
        subjectDatabaseId
      }
    }
  }
`);
const id = Buffer.from(`Gig:${application.gig_id}`).toString('base64');
const subscribers = await Promise.all(
  Array.from({ length: followers }, () =>
    followEvents(gateway.url, subscription, { variables: { id }, token }),
  ),
);
await Promise.all(subscribers.map((events) => events.next()));

const took: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const heard = subscribers.map(async (events) => {
    if ((await events.next()) === null) throw new Error('A subscription ended');
    return performance.now();
  });
  const begun = performance.now();
  await database
    .updateTable('gig_applications')
    .set({ review_feedback: `round ${round}` })
    .where('id', '=', application.id)
    .execute();
  for (const at of await Promise.all(heard)) took.push(at - begun);
}
subscribers.forEach((events) => events.close());
await gateway.close();
await upstream.close();

took.sort((one, other) => one - other);
const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
const worst = share(0.99);
process.stdout.write(
  `A change at ${followers} followers, ms: median ${share(0.5).toFixed(0)}, 99% ${worst.toFixed(0)}, limit ${limit}\n`,
);
if (worst > limit) process.exitCode = 1;

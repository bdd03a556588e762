/**
 * Does paying everyone of a large shift take long? Compares the mutation of the pay screen for 200 pros to that for 10, from
 * the request to the whole response, with the gateway and the upstream on the demo data in this process.
 *
 * Usage: node bench/src/payAll/main.ts
 */
import { readFile } from 'node:fs/promises';
import { startGateway } from '@brigade/gateway/app/startGateway.ts';
import { parseSettings } from '@brigade/gateway/platform/settings/settings.ts';
import { addWorkedGigs } from '@brigade/upstream/testing/addWorkedGigs.ts';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { median } from '../harness/median.ts';
import { persistedId } from '../growth/calls.ts';

/** Twenty times the pros take at most twenty times as long. */
const ratioLimit = 20;
const millisecondsLimit = 2000;
const rounds = 5;

// Created before measuring starts.
await readFile(await demoDump());
const upstream = await startDemoUpstream();
const gateway = await startGateway(
  parseSettings({ BRIGADE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', UPSTREAM_API_BASE: upstream.url }),
);
const token = await upstream.tokenOf('manager@brigade.example');
const id = persistedId('mutation payProsMutation(');
const globalId = (type: string, key: number) => Buffer.from(`${type}:${key}`).toString('base64');

async function millisecondsToPay(people: number): Promise<number> {
  const endedAt = new Date(upstream.clock.now().getTime() - 3_600_000);
  const [gig] = await addWorkedGigs(upstream.database, { locationId: 1, gigs: 1, people, endedAt });
  if (!gig) throw new Error('No gig was added');
  const payments = gig.applicationIds.map((key) => ({ applicationId: globalId('GigApplication', key) }));
  const begun = performance.now();
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id, variables: { input: { gigId: globalId('Gig', gig.gigId), payments } } }),
  });
  const text = await response.text();
  const took = performance.now() - begun;
  const { data } = JSON.parse(text) as { data: { payPros: { results: { errors: unknown[] }[] } } };
  const paid = data.payPros.results.filter(({ errors }) => errors.length === 0);
  if (paid.length !== people) throw new Error(`Only ${paid.length} of ${people} pros were paid`);
  return took;
}

await millisecondsToPay(10);
await millisecondsToPay(200);
const few: number[] = [];
const many: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  few.push(await millisecondsToPay(10));
  many.push(await millisecondsToPay(200));
}
await gateway.close();
await upstream.close();

const slowest = Math.max(...many);
const ratio = median(many) / median(few);
process.stdout.write(
  `200 pros to 10, of medians: ${ratio.toFixed(1)}, limit ${ratioLimit}\n` +
    `200 pros, slowest of ${rounds}: ${slowest.toFixed(0)} ms, limit ${millisecondsLimit}\n`,
);
process.exit(ratio > ratioLimit || slowest > millisecondsLimit ? 1 : 0);

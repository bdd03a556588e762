import { readFile, writeFile } from 'node:fs/promises';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { startGatewayProcess } from '../harness/gatewayProcess.ts';
import { bodyOf, createClient } from './load.ts';
import { startRecorder } from './recordings.ts';
import { screensOf, type Screen } from './screens.ts';

/** What the contestants are asked for, and the right answers. */
export interface Recorded {
  readonly screens: readonly Screen[];
  /** By the name of the screen. */
  readonly data: ReadonlyMap<string, unknown>;
}

interface ListedGig {
  readonly id: number;
  readonly stats: { readonly total_applications: number };
}

/** Asks a gateway for the screens once, in front of the embedded upstream, and writes all REST answers to a file. */
export async function record(file: string): Promise<Recorded> {
  // Created before the server starts.
  await readFile(await demoDump());
  const upstream = await startDemoUpstream();
  const recorder = await startRecorder(upstream.url);
  const token = await upstream.tokenOf('member@brigade.example');
  const latest = new URL('/api/staffer/gigs/?location_id=1&page_size=100&ordering=-start_time', upstream.url);
  const list = await fetch(latest, { headers: { authorization: `Bearer ${token}` } });
  const { results } = (await list.json()) as { results: ListedGig[] };
  const [busiest] = results.toSorted(
    (one, other) => other.stats.total_applications - one.stats.total_applications,
  );
  const screens = screensOf(busiest?.id ?? 0);
  const gateway = await startGatewayProcess(recorder.url);
  const client = createClient(gateway.url, token);
  const data = new Map<string, unknown>();
  for (const screen of screens) data.set(screen.name, await client.data(bodyOf(screen, 'id')));
  await client.close();
  await gateway.end();
  recorder.close();
  await upstream.close();
  await writeFile(file, JSON.stringify(recorder.recordings));
  return { screens, data };
}

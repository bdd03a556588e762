/** The upstream with the demo data, in a process of its own: it sends its URL and the tokens of two accounts. */
import { readFile } from 'node:fs/promises';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';

/** What the process sends when it is ready. */
export interface UpstreamReady {
  readonly url: string;
  readonly greedy: string;
  readonly modest: string;
}

// Created before measuring starts.
await readFile(await demoDump());
const upstream = await startDemoUpstream();
const ready: UpstreamReady = {
  url: upstream.url,
  greedy: await upstream.tokenOf('owner@brigade.example'),
  modest: await upstream.tokenOf('admin@brigade.example'),
};
process.send?.(ready);
process.once('disconnect', () => void upstream.close());

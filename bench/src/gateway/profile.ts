import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Frame {
  readonly functionName: string;
  readonly url: string;
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** The package that code belongs to, or the part of the gateway. */
function partOf({ functionName, url }: Frame): string {
  const packages = [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/@.][^/]*)\//g)];
  const last = packages.at(-1)?.[1];
  if (last !== undefined) return last;
  const own = /\/(gateway|domain)\/src\/(?:platform\/(\w+)|(\w+))/.exec(url);
  if (own !== null) return own[2] === undefined ? `own resolvers and rules` : `own ${own[2]}`;
  if (url.startsWith('node:')) return 'node';
  if (functionName === '(garbage collector)') return 'garbage collection';
  return functionName.startsWith('write') ? 'writing to sockets' : 'engine and system';
}

/** The parts of a process's CPU time by its profile, largest first. The start of the process is left out. */
export function partsOfProfile(folder: string): [part: string, share: number][] {
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parts = new Map<string, number>();
  let total = 0;
  const begin = Math.floor(profile.samples.length / 3);
  for (const [index, id] of profile.samples.entries()) {
    const frame = frames.get(id);
    if (index < begin || frame === undefined || ['(idle)', '(root)'].includes(frame.functionName)) continue;
    const took = profile.timeDeltas[index] ?? 0;
    const part = partOf(frame);
    parts.set(part, (parts.get(part) ?? 0) + took);
    total += took;
  }
  return [...parts]
    .map(([part, took]): [string, number] => [part, took / total])
    .toSorted(([, one], [, other]) => other - one);
}

import type { VisitProfile } from './signal.ts';

/** A trace of the browser's own profiler. See https://wicg.github.io/js-self-profiling/. */
export interface ProfilerTrace {
  readonly resources: readonly string[];
  readonly frames: readonly {
    readonly name: string;
    readonly resourceId?: number;
    readonly line?: number;
    readonly column?: number;
  }[];
  readonly stacks: readonly { readonly frameId: number; readonly parentId?: number }[];
  readonly samples: readonly { readonly timestamp: number; readonly stackId?: number }[];
}

interface Profiler {
  stop(): Promise<ProfilerTrace>;
}

declare global {
  /** Chromium has it, for pages whose policy allows it. */
  var Profiler:
    | (new (options: { readonly sampleInterval: number; readonly maxBufferSize: number }) => Profiler)
    | undefined;
}

const sampleInterval = 10;
const maxBufferSize = 2_000;

/** Starts a profile; null where the browser has none. */
export function startProfiler(): Profiler | null {
  if (globalThis.Profiler === undefined) return null;
  try {
    return new globalThis.Profiler({ sampleInterval, maxBufferSize });
  } catch {
    // The policy of the page does not allow it.
    return null;
  }
}

/**
 * A trace as a profile that starts at a time, in milliseconds of `performance.now()`. Of files that are not the app's,
 * such as extensions, it has no name.
 */
export function visitProfile(trace: ProfilerTrace, start: number, origin = location.origin): VisitProfile {
  const { resources, frames, stacks, samples } = trace;
  const fileOf = (resourceId: number | undefined) => {
    const url = resourceId === undefined ? '' : (resources[resourceId] ?? '');
    const prefix = `${origin}/assets/`;
    return url.startsWith(prefix) ? url.slice(origin.length) : '';
  };
  const stackOf = (stackId: number) => {
    const indexes: number[] = [];
    let at = stacks[stackId];
    while (at !== undefined) {
      indexes.push(at.frameId);
      at = at.parentId === undefined ? undefined : stacks[at.parentId];
    }
    return indexes;
  };
  return {
    frames: frames.map(({ name, resourceId, line = 0, column = 0 }) => {
      const file = fileOf(resourceId);
      return { function: file === '' ? '' : nameOf(name), file, line, column };
    }),
    stacks: stacks.map((_, stackId) => stackOf(stackId).slice(0, 200)),
    samples: samples.flatMap(({ timestamp, stackId }) =>
      stackId === undefined || timestamp < start ? [] : [{ ms: timestamp - start, stack: stackId }],
    ),
  };
}

function nameOf(name: string): string {
  return /^[\w$.<> ]{0,100}$/.test(name) ? name : '';
}

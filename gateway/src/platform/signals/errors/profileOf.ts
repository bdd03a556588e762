import type { PageProfile } from '../pages/pageSignals.ts';

interface ProfiledVisit {
  readonly profileId: string;
  readonly eventId: string;
  readonly traceId: string;
  readonly environment: string;
  readonly screen: string;
  readonly startedAt: number;
  readonly ms: number;
}

/** A page has one thread that counts. */
const thread = '0';

const nanoseconds = (ms: number) => `${Math.round(ms * 1_000_000)}`;

/** A profile in the sample format of error reporting. What it asks of the device is left empty. */
export function profileOf({ frames, stacks, samples }: PageProfile, visit: ProfiledVisit): object {
  const { profileId, eventId, traceId, environment, screen, startedAt, ms } = visit;
  return {
    version: '1',
    event_id: profileId,
    platform: 'javascript',
    environment,
    release: '',
    timestamp: new Date(startedAt).toISOString(),
    runtime: { name: 'javascript', version: '' },
    os: { name: '', version: '', build_number: '' },
    device: { architecture: '', is_emulator: false, locale: '', manufacturer: '', model: '' },
    transactions: [
      {
        id: eventId,
        name: screen,
        trace_id: traceId,
        active_thread_id: thread,
        relative_start_ns: '0',
        relative_end_ns: nanoseconds(ms),
      },
    ],
    profile: {
      frames: frames.map(({ function: name, file, line, column }) => ({
        function: name,
        abs_path: file,
        lineno: line,
        colno: column,
      })),
      stacks,
      samples: samples.map(({ ms: at, stack }) => ({
        stack_id: stack,
        thread_id: thread,
        elapsed_since_start_ns: nanoseconds(at),
      })),
      thread_metadata: { [thread]: { name: 'main' } },
    },
  };
}

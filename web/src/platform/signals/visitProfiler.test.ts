import { afterEach, expect, test, vi } from 'vitest';
import { startProfiler, visitProfile } from './visitProfiler.ts';

const origin = 'https://brigade.example';

afterEach(() => vi.unstubAllGlobals());

test('a trace becomes a profile of the app’s own files', () => {
  const profile = visitProfile(
    {
      resources: [`${origin}/assets/app-1a2b.js`, 'chrome-extension://secret/inject.js'],
      frames: [
        { name: 'render', resourceId: 0, line: 1, column: 200 },
        { name: 'steal', resourceId: 1, line: 3, column: 4 },
        { name: 'gc' },
        { name: 'a "strange" name', resourceId: 0 },
      ],
      stacks: [{ frameId: 0 }, { frameId: 1, parentId: 0 }, { frameId: 2, parentId: 1 }],
      samples: [{ timestamp: 90, stackId: 0 }, { timestamp: 110, stackId: 2 }, { timestamp: 120 }],
    },
    100,
    origin,
  );
  expect(profile).toEqual({
    frames: [
      { function: 'render', file: '/assets/app-1a2b.js', line: 1, column: 200 },
      { function: '', file: '', line: 3, column: 4 },
      { function: '', file: '', line: 0, column: 0 },
      { function: '', file: '/assets/app-1a2b.js', line: 0, column: 0 },
    ],
    stacks: [[0], [1, 0], [2, 1, 0]],
    samples: [{ ms: 10, stack: 2 }],
  });
});

test('browsers without a profiler, or whose policy forbids it, make no profile', () => {
  expect(startProfiler()).toBeNull();
  const forbidden = vi.fn<() => object>(function refuse() {
    throw new DOMException('Document policy', 'NotAllowedError');
  });
  vi.stubGlobal('Profiler', forbidden);
  expect(startProfiler()).toBeNull();
  expect(forbidden).toHaveBeenCalledOnce();
});

test('a profile has samples 10 milliseconds apart', () => {
  const Profiler = vi.fn<(options: object) => void>();
  vi.stubGlobal('Profiler', Profiler);
  expect(startProfiler()).not.toBeNull();
  expect(Profiler).toHaveBeenCalledWith({ sampleInterval: 10, maxBufferSize: 2_000 });
});

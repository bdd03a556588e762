import { afterAll, expect, test } from 'vitest';
import { runCrashes } from '../../testing/crashes/runCrashes.ts';
import { startCrashWorld } from '../../testing/crashes/crashWorld.ts';

const world = await startCrashWorld(60);
afterAll(world.close);

test('killed servers, duplicates, lost responses and declines charge and pay everyone once', async () => {
  const { tally, broken } = await runCrashes(world, {
    kills: 2,
    seed: 1,
    signal: AbortSignal.timeout(800_000),
  });

  expect(broken).toEqual([]);
  expect(tally).toMatchObject({ declines: 30 });
  expect(tally.kills).toBeGreaterThanOrEqual(2);
}, 900_000);

import { median } from '../harness/median.ts';

const warmUps = 20;
const rounds = 120;

/**
 * How much longer the second call takes than the first. Alternates both, so that other load on the machine affects both
 * alike, and compares medians, so that garbage collection pauses do not count.
 *
 * @returns the median of the second divided by the median of the first
 */
export async function compare(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<number> {
  for (let round = 0; round < warmUps; round += 1) {
    await first();
    await second();
  }
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await milliseconds(first));
    times[1].push(await milliseconds(second));
  }
  return median(times[1]) / median(times[0]);
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

import type { Temporal } from 'temporal-polyfill';
import type { BusyMarketId } from '../locations/markets.ts';
import { RandomStream } from '../random/randomStream.ts';
import type { SkillName } from '../skills/skillNames.ts';
import { positions } from './positions.ts';
import { workplaces } from './workplaces.ts';

/** A job outside the marketplace; current if it has no end. */
export interface Job {
  business: string;
  position: string;
  skill: SkillName;
  start: Temporal.PlainDate;
  end: Temporal.PlainDate | null;
}

/** One to four jobs, the latest first, without overlap and without the same business twice. */
export function workHistory(
  seed: number,
  proId: number,
  skills: readonly [main: SkillName, ...others: SkillName[]],
  market: BusyMarketId,
  today: Temporal.PlainDate,
): [latest: Job, ...earlier: Job[]] {
  const stream = new RandomStream(seed, `pro/${proId}/jobs`);
  const taken = new Set<string>();
  const drawJob = (skill: SkillName, end: Temporal.PlainDate | null): Job => {
    const { titles, places } = positions[skill];
    const free = workplaces[market][stream.pick(places)].filter((business) => !taken.has(business));
    const business = stream.pick(free);
    taken.add(business);
    const start = (end ?? today).subtract({ days: stream.integer(150, 1300) });
    return { business, position: stream.pick(titles), skill, start, end };
  };
  const count = stream.weighted([
    [1, 3],
    [2, 5],
    [3, 4],
    [4, 2],
  ]);
  const latestEnd = stream.chance(0.25) ? null : today.subtract({ days: stream.integer(20, 500) });
  // The latest job is in the main trade, consistent with the bio.
  const latest = drawJob(skills[0], latestEnd);
  const earlier: Job[] = [];
  while (earlier.length + 1 < count) {
    const { start } = earlier.at(-1) ?? latest;
    earlier.push(drawJob(stream.pick(skills), start.subtract({ days: stream.integer(10, 240) })));
  }
  return [latest, ...earlier];
}

import { Temporal } from 'temporal-polyfill';
import type { BusyMarketId } from '../locations/markets.ts';
import { RandomStream } from '../random/randomStream.ts';
import type { SkillName } from '../skills/skillNames.ts';
import { positions } from './positions.ts';
import { workplaces } from './workplaces.ts';

/** A job outside of the marketplace; no end means that it goes on. */
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
  skills: readonly SkillName[],
  market: BusyMarketId,
  today: Temporal.PlainDate,
): Job[] {
  const stream = new RandomStream(seed, `pro/${proId}/jobs`);
  const count = stream.weighted([
    [1, 3],
    [2, 5],
    [3, 4],
    [4, 2],
  ]);
  const goesOn = stream.chance(0.25);
  const jobs: Job[] = [];
  let end = goesOn ? null : today.subtract({ days: stream.integer(20, 500) });
  while (jobs.length < count) {
    // The latest job is in the main trade, as the bio tells it.
    const skill = jobs.length === 0 ? skills[0] : stream.pick(skills);
    if (skill === undefined) break;
    const { titles, places } = positions[skill];
    const taken = new Set(jobs.map((job) => job.business));
    const free = workplaces[market][stream.pick(places)].filter((business) => !taken.has(business));
    const start = (end ?? today).subtract({ days: stream.integer(150, 1300) });
    jobs.push({ business: stream.pick(free), position: stream.pick(titles), skill, start, end });
    end = start.subtract({ days: stream.integer(10, 240) });
  }
  return jobs;
}

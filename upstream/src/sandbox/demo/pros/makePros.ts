import { Temporal } from 'temporal-polyfill';
import { marketIds, type BusyMarketId } from '../locations/markets.ts';
import { RandomStream } from '../random/randomStream.ts';
import { bioWriter } from './bio.ts';
import { drawCareer } from './career.ts';
import type { DemoPro } from './demoPro.ts';
import { drawHome, drawPlace, fictionalPhone } from './drawHome.ts';
import { drawPreferences } from './drawPreferences.ts';
import { otherMarkets, type OtherMarket } from './homes.ts';
import { addressName, proNames } from './proName.ts';
import { drawSkills } from './proSkills.ts';
import { workHistory } from './workHistory.ts';

const day = 24 * 60 * 60 * 1000;

/** The first user id of a pro; staff ids are lower. */
const firstProUserId = 101;

const suspendedCount = 7;

const mailHosts = ['postbox.example', 'inbox.example', 'mail.example'];

/** The market that shapes a pro's profile; pros without a served market use New York. */
interface Placement {
  market: BusyMarketId;
  other: OtherMarket | null;
}

const served = (market: BusyMarketId, count: number): Placement[] =>
  Array.from({ length: count }, () => ({ market, other: null }));

/** The pros' markets, shuffled so that every section of the list contains all of them. */
function drawPlacements(seed: number): Placement[] {
  return new RandomStream(seed, 'pros/markets').shuffled([
    ...served(marketIds.newYork, 138),
    ...served(marketIds.chicago, 88),
    ...served(marketIds.losAngeles, 68),
    ...otherMarkets.map((other) => ({ market: marketIds.newYork, other })),
  ]);
}

/** Months since joining; some pros are new. */
function drawMonths(stream: RandomStream, isSuspended: boolean): number {
  const months = stream.chance(0.08) ? stream.between(0.3, 3) : stream.between(3, 40);
  return isSuspended ? Math.max(6, months) : months;
}

/** The 300 pros of the demo, without the effects of the demo's gigs on their records. */
export function makePros(seed: number, now: number): DemoPro[] {
  const placements = drawPlacements(seed);
  const names = proNames(seed, placements.length);
  const inMarkets = placements.flatMap(({ other }, index) => (other === null ? [index] : []));
  const suspended = new Set(
    new RandomStream(seed, 'pros/suspended').shuffled(inMarkets).slice(0, suspendedCount),
  );
  const writeBio = bioWriter(seed);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate();
  return placements.map(({ market, other }, index) => {
    const id = index + 1;
    const stream = new RandomStream(seed, `pro/${id}`);
    const name = names[index] ?? { first: '', last: '', display: '' };
    const skills = drawSkills(stream, market);
    const { middle, ...home } = drawHome(stream, market, other);
    const months = drawMonths(stream, suspended.has(index));
    const quality = 1 - stream.next() ** 2.2 * 0.95;
    const jobs = workHistory(seed, id, skills, market, today);
    return {
      id,
      userId: firstProUserId + index,
      name,
      email: `${addressName(name)}@${stream.pick(mailHosts)}`,
      phone: fictionalPhone(market, index),
      marketId: other === null ? market : null,
      otherMarket: other?.name ?? null,
      ...home,
      home: drawPlace(new RandomStream(seed, `pro/${id}/place`), middle),
      skills,
      jobs,
      bio: writeBio(index, { skill: skills[0], city: home.city, jobs, today }),
      joinedAt: now - months * 30 * day,
      suspendedAt: suspended.has(index) ? now - stream.between(1, 45) * day : null,
      verified: stream.chance(months < 3 ? 0.25 : 0.72),
      hasBackgroundCheck: stream.chance(0.35),
      ...drawPreferences(stream),
      career: drawCareer(stream, quality, months),
      quality,
      activity: suspended.has(index) ? 2.5 : stream.between(0.3, 2) * (months < 3 ? 1.6 : 1),
    };
  });
}

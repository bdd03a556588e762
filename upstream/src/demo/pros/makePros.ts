import { Temporal } from 'temporal-polyfill';
import { marketIds, type BusyMarketId } from '../locations/markets.ts';
import { RandomStream } from '../random/randomStream.ts';
import { bioWriter } from './bio.ts';
import { drawCareer } from './career.ts';
import { timeBlocks, type DemoPro, type TimeBlock } from './demoPro.ts';
import { neighbourhoods, otherMarkets } from './homes.ts';
import { addressName, proNames } from './proName.ts';
import { drawSkills } from './proSkills.ts';
import { workHistory } from './workHistory.ts';

const day = 24 * 60 * 60 * 1000;

/** The first user id of a pro; staff stay below. */
export const firstProUserId = 101;

/** How the pros spread over the markets; the last ones live where no market is served. */
const marketSizes: readonly (readonly [BusyMarketId | null, number])[] = [
  [marketIds.newYork, 138],
  [marketIds.chicago, 88],
  [marketIds.losAngeles, 68],
  [null, otherMarkets.length],
];

export const proCount = marketSizes.reduce((sum, [, size]) => sum + size, 0);

const areaCodes: Record<BusyMarketId, readonly string[]> = {
  1: ['212', '347', '917', '718', '929'],
  2: ['312', '773', '872', '708'],
  3: ['213', '323', '310', '424'],
};

const mailHosts = ['postbox.example', 'inbox.example', 'mail.example'];

/** Markets mixed over the ids, so that any stretch of the list shows all of them. */
function drawMarkets(seed: number): (BusyMarketId | null)[] {
  const markets = marketSizes.flatMap(([market, size]) => Array.from({ length: size }, () => market));
  return new RandomStream(seed, 'pros/markets').shuffled(markets);
}

function drawBlocks(stream: RandomStream): TimeBlock[] {
  const wanted = stream.sample(
    [
      ['MORNING', 3],
      ['AFTERNOON', 4],
      ['EVENING', 6],
      ['OVERNIGHT', 0.8],
    ] as const,
    stream.integer(1, 3),
  );
  return timeBlocks.filter((block) => wanted.includes(block));
}

function drawHome(
  stream: RandomStream,
  market: BusyMarketId | null,
  away: (typeof otherMarkets)[number] | undefined,
) {
  const number = stream.integer(12, 2890);
  const flat = stream.chance(0.55)
    ? `Apt ${stream.integer(1, 18)}${stream.pick(['A', 'B', 'C', 'D', 'F', ''])}`
    : null;
  if (market === null) {
    return { city: away?.city ?? '', addressLine1: `${number} ${away?.street ?? ''}`, addressLine2: flat };
  }
  const { city, streets } = stream.pick(neighbourhoods[market]);
  return { city, addressLine1: `${number} ${stream.pick(streets)}`, addressLine2: flat };
}

function drawHoursPerWeek(stream: RandomStream): string {
  return stream.weighted([
    ['UNDER_10', 2],
    ['10_20', 4],
    ['20_30', 4],
    ['30_40', 3],
    ['OVER_40', 1],
  ]);
}

function drawContractorType(stream: RandomStream): string {
  return stream.weighted([
    ['PART_TIME', 5],
    ['FULL_TIME', 3],
    ['EVENT', 3],
    ['SEASONAL', 1],
  ]);
}

/** The pros of the demo, without what its own gigs will add to their records. */
export function makePros(seed: number, now: number): DemoPro[] {
  const names = proNames(seed, proCount);
  const markets = drawMarkets(seed);
  const suspended = new Set(
    new RandomStream(seed, 'pros/suspended')
      .shuffled(markets.flatMap((market, index) => (market === null ? [] : [index])))
      .slice(0, 7),
  );
  const writeBio = bioWriter(seed);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate();
  let away = 0;
  return names.map((name, index) => {
    const id = index + 1;
    const stream = new RandomStream(seed, `pro/${id}`);
    const marketId = markets[index] ?? null;
    const other = marketId === null ? otherMarkets[away++] : undefined;
    const homeMarket = marketId ?? marketIds.newYork;
    const skills = drawSkills(stream, homeMarket);
    const home = drawHome(stream, marketId, other);
    const months = stream.chance(0.08) ? stream.between(0.3, 3) : stream.between(3, 40);
    const quality = 1 - stream.next() ** 2.2 * 0.95;
    const jobs = workHistory(seed, id, skills, homeMarket, today);
    const latest = jobs[0];
    const earliest = jobs.at(-1) ?? latest;
    const years = earliest === undefined ? 2 : today.year - earliest.start.year;
    const isSuspended = suspended.has(index);
    return {
      id,
      userId: firstProUserId + index,
      name,
      email: `${addressName(name)}@${stream.pick(mailHosts)}`,
      phone: `+1${areaCodes[homeMarket][index % areaCodes[homeMarket].length]}55501${String(Math.floor(index / areaCodes[homeMarket].length)).padStart(2, '0')}`,
      marketId,
      otherMarket: other?.name ?? null,
      ...home,
      skills,
      jobs,
      bio: writeBio(index, {
        skill: skills[0] ?? 'Prep Cook',
        city: home.city,
        years: Math.max(2, years),
        place: latest?.business ?? '',
        position: latest?.position ?? '',
      }),
      joinedAt: now - (isSuspended ? Math.max(6, months) : months) * 30 * day,
      suspendedAt: isSuspended ? now - stream.between(1, 45) * day : null,
      verified: stream.chance(months < 3 ? 0.25 : 0.72),
      hasBackgroundCheck: stream.chance(0.35),
      employmentTypes: stream.weighted([
        [['F1099' as const], 5],
        [['W2' as const, 'F1099' as const], 4],
        [['W2' as const], 1],
      ]),
      contractorType: drawContractorType(stream),
      days: new Set(
        stream.sample(
          [1, 2, 3, 4, 5, 6, 7].map((one) => [one, one > 4 ? 3 : 1] as const),
          stream.integer(3, 6),
        ),
      ),
      blocks: drawBlocks(stream),
      hoursPerWeek: drawHoursPerWeek(stream),
      career: drawCareer(stream, quality, months),
      quality,
      activity: isSuspended ? 2.5 : stream.between(0.3, 2) * (months < 3 ? 1.6 : 1),
    };
  });
}

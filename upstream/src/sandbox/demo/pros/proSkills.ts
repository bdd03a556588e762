import type { BusyMarketId } from '../locations/markets.ts';
import type { RandomStream } from '../random/randomStream.ts';
import type { SkillName } from '../skills/skillNames.ts';

/** The relative frequency of main trades per market: New York, Chicago, Los Angeles. */
const mainTrades: Record<SkillName, readonly [number, number, number]> = {
  'Pastry Baker': [5, 4, 6],
  'Beer & Wine Bartender': [6, 5, 6],
  'Fixed-Station Bartender': [5, 9, 8],
  'Full Bartender': [15, 7, 10],
  Dishwasher: [14, 9, 9],
  'Event Cook': [6, 11, 12],
  'Event Setup': [6, 12, 9],
  'Front-of-House Support': [20, 12, 13],
  Housekeeping: [2, 16, 2],
  'Line Cook': [20, 8, 14],
  Maintenance: [3, 5, 3],
  'Prep Cook': [13, 9, 13],
};

/** Secondary trades that commonly go with a main trade. */
const relatedTrades: Record<SkillName, readonly SkillName[]> = {
  'Pastry Baker': ['Prep Cook', 'Line Cook', 'Event Cook'],
  'Beer & Wine Bartender': ['Front-of-House Support', 'Full Bartender', 'Fixed-Station Bartender'],
  'Fixed-Station Bartender': ['Full Bartender', 'Beer & Wine Bartender', 'Event Setup'],
  'Full Bartender': ['Fixed-Station Bartender', 'Beer & Wine Bartender', 'Front-of-House Support'],
  Dishwasher: ['Prep Cook', 'Event Setup', 'Housekeeping'],
  'Event Cook': ['Line Cook', 'Prep Cook', 'Event Setup'],
  'Event Setup': ['Front-of-House Support', 'Dishwasher', 'Maintenance'],
  'Front-of-House Support': ['Event Setup', 'Beer & Wine Bartender', 'Dishwasher'],
  Housekeeping: ['Dishwasher', 'Front-of-House Support', 'Event Setup'],
  'Line Cook': ['Prep Cook', 'Event Cook', 'Pastry Baker'],
  Maintenance: ['Event Setup', 'Housekeeping'],
  'Prep Cook': ['Line Cook', 'Dishwasher', 'Event Cook'],
};

/** Draws a main trade by the market's demand and up to three related ones. */
export function drawSkills(
  stream: RandomStream,
  market: BusyMarketId,
): [main: SkillName, ...others: SkillName[]] {
  const trades = Object.entries(mainTrades) as [SkillName, readonly [number, number, number]][];
  const main = stream.weighted(trades.map(([name, weights]) => [name, weights[market - 1] ?? 0] as const));
  const others = stream.weighted([
    [0, 3],
    [1, 5],
    [2, 4],
    [3, 1],
  ]);
  return [main, ...stream.shuffled(relatedTrades[main]).slice(0, others)];
}

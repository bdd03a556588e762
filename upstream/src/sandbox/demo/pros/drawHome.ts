import type { BusyMarketId } from '../locations/markets.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { type Middle, neighborhoods, type OtherMarket } from './homes.ts';

/** A pro's home. */
export interface Home {
  city: string;
  /** Of the city. */
  middle: Middle;
  addressLine1: string;
  addressLine2: string | null;
}

/** Draws a home in the market, or outside all markets. */
export function drawHome(stream: RandomStream, market: BusyMarketId, other: OtherMarket | null): Home {
  const number = stream.integer(12, 2890);
  const flat = `${stream.integer(1, 18)}${stream.pick(['A', 'B', 'C', 'D', 'F', ''])}`;
  const addressLine2 = stream.chance(0.55) ? `Apt ${flat}` : null;
  if (other !== null) {
    const { city, middle, street } = other;
    return { city, middle, addressLine1: `${number} ${street}`, addressLine2 };
  }
  const { city, middle, streets } = stream.pick(neighborhoods[market]);
  return { city, middle, addressLine1: `${number} ${stream.pick(streets)}`, addressLine2 };
}

/** Draws where in a city a home is, to a hundredth of a degree and within about two miles of its middle. */
export function drawPlace(stream: RandomStream, { longitude, latitude }: Middle): Middle {
  const near = (degrees: number) => Math.round(100 * degrees + stream.between(-3, 3)) / 100;
  return { longitude: near(longitude), latitude: near(latitude) };
}

const areaCodes: Record<BusyMarketId, readonly string[]> = {
  1: ['212', '347', '917', '718', '929'],
  2: ['312', '773', '872', '708'],
  3: ['213', '323', '310', '424'],
};

/** A phone number reserved for fiction, unique for every index below 400. */
export function fictionalPhone(market: BusyMarketId, index: number): string {
  const codes = areaCodes[market];
  const line = String(Math.floor(index / codes.length)).padStart(2, '0');
  return `+1${codes[index % codes.length]}55501${line}`;
}

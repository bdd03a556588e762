import type { ZipCode } from 'zipcodes';

/** The precision of a point: the center of a postal code, a city or a state. */
export const precisions = ['ZIP', 'CITY', 'STATE'] as const;

/** The parts of an address to geocode. */
export type LookedForAddress = {
  city?: string | undefined;
  /** Two letters. */
  state_code: string;
  /** ZIP or ZIP+4. */
  zip_code?: string | undefined;
};

/** A geocoded point, in degrees. */
export type GeocodedPlace = {
  longitude: number;
  latitude: number;
  precision: (typeof precisions)[number];
};

/**
 * Geocodes an address with a table of postal codes, which has no streets. A postal code outside the given state
 * is considered mistyped and ignored. Null when the state is unknown.
 */
export async function geocode({
  city,
  state_code,
  zip_code,
}: LookedForAddress): Promise<GeocodedPlace | null> {
  // The table is large, so it is loaded on first use.
  const { default: zipCodes } = await import('zipcodes');
  const zip = zip_code && zipCodes.lookup(zip_code.slice(0, 5));
  if (zip && zip.state === state_code) return middleOf([zip], 'ZIP');
  const ofCity = city ? zipCodes.lookupByName(city, state_code) : [];
  if (ofCity.length > 0) return middleOf(ofCity, 'CITY');
  const ofState = zipCodes.lookupByState(state_code);
  return ofState.length > 0 ? middleOf(ofState, 'STATE') : null;
}

function middleOf(zips: readonly ZipCode[], precision: GeocodedPlace['precision']): GeocodedPlace {
  return {
    longitude: mean(zips.map(({ longitude }) => longitude)),
    latitude: mean(zips.map(({ latitude }) => latitude)),
    precision,
  };
}

/** Rounds to five decimals, about a meter. */
function mean(degrees: readonly number[]): number {
  const sum = degrees.reduce((total, degree) => total + degree, 0);
  return Math.round((sum / degrees.length) * 1e5) / 1e5;
}

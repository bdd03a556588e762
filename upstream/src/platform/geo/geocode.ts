import type { ZipCode } from 'zipcodes';

/** How exact a place is: the middle of its postal code, of its city, or of its state. */
export const precisions = ['ZIP', 'CITY', 'STATE'] as const;

/** What is known of an address that is looked for on the map. */
export type LookedForAddress = {
  city?: string | undefined;
  /** Two letters. */
  state_code: string;
  /** Five digits, or five and four. */
  zip_code?: string | undefined;
};

/** A place on the map, in degrees. */
export type GeocodedPlace = {
  longitude: number;
  latitude: number;
  precision: (typeof precisions)[number];
};

/**
 * Where an address is, as exactly as a table of postal codes can tell: streets are not in it. A code that lies in
 * another state is mistyped and says nothing. Null when not even the state is known.
 */
export async function geocode({
  city,
  state_code,
  zip_code,
}: LookedForAddress): Promise<GeocodedPlace | null> {
  // The table is large: it is read when it is first needed.
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

/** To five decimals, which is a meter. */
function mean(degrees: readonly number[]): number {
  const sum = degrees.reduce((total, degree) => total + degree, 0);
  return Math.round((sum / degrees.length) * 1e5) / 1e5;
}

import { z } from 'zod';
import { timeZoneAt } from '../../platform/geo/timeZoneAt.ts';
import { locationDetails, locationSwitches, platformFields } from './locationBody.ts';

const strict = (slug: string) =>
  z.strictObject({ ...locationDetails, ...locationSwitches, ...platformFields(slug) }).partial();

/** The fields that a body may bring, whoever may set them. */
export type LocationBody = z.output<ReturnType<typeof strict>>;

type Fees = { [fee: `${string}_fee_percentage`]: number | undefined };

/**
 * The columns that these fields fill. Nothing is made up for what is left out, but that a point which moves takes the
 * time zone along, unless one is named.
 */
export function locationColumns(body: LocationBody, slug: string) {
  const { coordinates, ...fields } = body;
  const columns: typeof fields & Fees = fields;
  const productFee = `${slug}_fee_percentage` as const;
  const product_fee_percentage = columns[productFee];
  delete columns[productFee];
  return {
    ...columns,
    ...(product_fee_percentage !== undefined && { product_fee_percentage }),
    ...(coordinates && pointColumns(coordinates.coordinates)),
    ...(columns.timezone !== undefined && { timezone: columns.timezone }),
  };
}

function pointColumns([longitude, latitude]: [number, number]) {
  return { longitude, latitude, timezone: timeZoneAt(longitude, latitude) };
}

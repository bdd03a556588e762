import { z } from 'zod';
import { timeZoneAt } from '../../platform/geo/timeZoneAt.ts';
import { locationDetails, locationSwitches, platformFields } from './locationBody.ts';

const strict = (slug: string) =>
  z.strictObject({ ...locationDetails, ...locationSwitches, ...platformFields(slug) }).partial();

/** The fields that a body can contain, regardless of permissions. */
export type LocationBody = z.output<ReturnType<typeof strict>>;

type Fees = { [fee: `${string}_fee_percentage`]: number | undefined };

/**
 * Converts the given fields to columns. Omitted fields stay unset, except that new coordinates also set the time zone
 * unless one is given.
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

import * as z from 'zod/mini';

function degrees(most: number) {
  const message = `Enter degrees from -${most} to ${most}`;
  return z.number(message).check(z.minimum(-most, message), z.maximum(most, message));
}

/** A place on the map (WGS 84), in degrees east and north. */
export const coordinates = z.object({ longitude: degrees(180), latitude: degrees(90) });

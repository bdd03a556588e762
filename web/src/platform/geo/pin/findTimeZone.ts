import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { findTimeZoneQuery } from '../../../__generated__/findTimeZoneQuery.graphql.ts';

/** The time zone at coordinates in degrees; null if it is unknown. */
export async function findTimeZone(
  environment: IEnvironment,
  point: { longitude: number; latitude: number },
): Promise<string | null> {
  const response = await fetchQuery<findTimeZoneQuery>(
    environment,
    graphql`
      query findTimeZoneQuery($longitude: Float!, $latitude: Float!) {
        timeZoneAt(longitude: $longitude, latitude: $latitude)
      }
    `,
    point,
  ).toPromise();
  return response?.timeZoneAt ?? null;
}

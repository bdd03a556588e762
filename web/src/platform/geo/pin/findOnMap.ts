import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  findOnMapQuery,
  findOnMapQuery$variables,
} from '../../../__generated__/findOnMapQuery.graphql.ts';

/** The coordinates of an address. */
export interface FoundPlace {
  /** In degrees, as is the latitude. */
  readonly longitude: number;
  readonly latitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** The precision: the center of the ZIP, CITY or STATE. */
  readonly precision: string;
}

/**
 * Geocodes an address. Resolves to null if it was not found.
 *
 * @throws Fault
 */
export async function findOnMap(
  environment: IEnvironment,
  address: findOnMapQuery$variables,
): Promise<FoundPlace | null> {
  const response = await fetchQuery<findOnMapQuery>(
    environment,
    graphql`
      query findOnMapQuery($streetAddress: String, $city: String, $stateCode: String!, $postalCode: String)
      @throwOnFieldError {
        geocode(streetAddress: $streetAddress, city: $city, stateCode: $stateCode, postalCode: $postalCode) {
          coordinates {
            longitude
            latitude
          }
          timeZone
          precision
        }
      }
    `,
    address,
  ).toPromise();
  const place = response?.geocode;
  if (!place) return null;
  const { longitude, latitude } = place.coordinates;
  return { longitude, latitude, timeZone: place.timeZone, precision: place.precision };
}

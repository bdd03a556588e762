import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  findOnMapQuery,
  findOnMapQuery$data,
  findOnMapQuery$variables,
} from '../__generated__/findOnMapQuery.graphql.ts';

/** Where an address is, and how exactly that is known. */
export type FoundPlace = NonNullable<findOnMapQuery$data['geocode']>;

/**
 * Finds an address on the map; null when it is not there.
 *
 * @throws Fault
 */
export async function findOnMap(
  environment: IEnvironment,
  address: findOnMapQuery$variables,
): Promise<FoundPlace | null> {
  const answer = await fetchQuery<findOnMapQuery>(
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
  return answer?.geocode ?? null;
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { useMapPlaces_address$key } from '../../__generated__/useMapPlaces_address.graphql.ts';
import type { MapPlace } from '../../platform/geo/pin/mapPlace.ts';

/** The addresses that have a point, as places of a map. */
export function useMapPlaces(addresses: useMapPlaces_address$key): readonly MapPlace[] {
  const rows = useFragment(
    graphql`
      fragment useMapPlaces_address on LocationAddress @relay(plural: true) @throwOnFieldError {
        id
        name
        address {
          line1
        }
        coordinates {
          longitude
          latitude
        }
      }
    `,
    addresses,
  );
  return rows.flatMap(({ id, name, address, coordinates }) =>
    coordinates
      ? [
          {
            id,
            name: name ?? address.line1,
            position: { longitude: coordinates.longitude, latitude: coordinates.latitude },
          },
        ]
      : [],
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationAddressFields_location$key } from '../../../../__generated__/LocationAddressFields_location.graphql.ts';
import { AddressFields } from '../../../../platform/geo/AddressFields.tsx';
import type { AddressForm } from '../../../../platform/geo/addressForm.ts';
import { useMapPlaces } from '../../../addresses/useMapPlaces.ts';

interface Props {
  form: AddressForm;
  location: LocationAddressFields_location$key;
  isDisabled: boolean;
}

/** The main address of a location, on a map with its check-in radius and the other addresses. */
export function LocationAddressFields({ form, location, isDisabled }: Props) {
  const { coordinates, addresses } = useFragment(
    graphql`
      fragment LocationAddressFields_location on Location @throwOnFieldError {
        coordinates {
          longitude
          latitude
        }
        addresses(first: 100) @catch(to: NULL) {
          edges {
            node {
              type
              geofenceRadiusMeters
              ...useMapPlaces_address
            }
          }
        }
      }
    `,
    location,
  );
  const rows = addresses?.edges.map(({ node }) => node) ?? [];
  const main = rows.find(({ type }) => type === 'PRIMARY');
  const places = useMapPlaces(rows.filter((row) => row !== main));

  return (
    <AddressFields
      form={form}
      isDisabled={isDisabled}
      savedPoint={coordinates ? { longitude: coordinates.longitude, latitude: coordinates.latitude } : null}
      radiusMeters={main?.geofenceRadiusMeters ?? null}
      places={places}
    >
      <p>You can change the check-in radius under Addresses.</p>
    </AddressFields>
  );
}

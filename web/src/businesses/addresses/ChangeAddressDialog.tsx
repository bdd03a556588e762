import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ChangeAddressDialog_address$key } from '../../__generated__/ChangeAddressDialog_address.graphql.ts';
import type { ChangeAddressDialog_others$key } from '../../__generated__/ChangeAddressDialog_others.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { addressInput, emptyAddress } from './addressDialogForm.ts';
import { useMapPlaces } from './useMapPlaces.ts';
import { updateLocationAddress } from './updateLocationAddress.ts';

interface Props {
  address: ChangeAddressDialog_address$key;
  /** The location's other addresses. */
  others: ChangeAddressDialog_others$key;
  onClosed: () => void;
}

/** Changes an address of a location. */
export default function ChangeAddressDialog({ address: addressKey, others: othersKey, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const { id, type, name, address, coordinates, timeZone, geofenceRadiusMeters } = useFragment(
    graphql`
      fragment ChangeAddressDialog_address on LocationAddress @throwOnFieldError {
        id
        type
        name
        timeZone
        geofenceRadiusMeters
        coordinates {
          longitude
          latitude
        }
        address {
          line1
          city
          stateCode
          postalCode
        }
      }
    `,
    addressKey,
  );
  const others = useFragment(
    graphql`
      fragment ChangeAddressDialog_others on LocationAddress @relay(plural: true) @throwOnFieldError {
        ...useMapPlaces_address
      }
    `,
    othersKey,
  );
  const title = name ?? address.line1;

  return (
    <AddressDialog
      title={`Edit ${title}`}
      description={
        type === 'PRIMARY'
          ? 'This is the main address of the location. It changes everywhere the location is shown. Posted shifts keep their address.'
          : 'New shifts get what you save here. Posted shifts keep their address.'
      }
      saveLabel="Save address"
      initialValues={{
        name: name ?? '',
        streetAddress: address.line1,
        city: address.city,
        stateCode: address.stateCode,
        postalCode: address.postalCode,
        longitude: String(coordinates?.longitude ?? ''),
        latitude: String(coordinates?.latitude ?? ''),
        timeZone,
        geofenceRadiusMeters: String(geofenceRadiusMeters ?? emptyAddress.geofenceRadiusMeters),
      }}
      places={useMapPlaces(others)}
      onSave={(changed) => updateLocationAddress(environment, { addressId: id, ...addressInput(changed) })}
      onSaved={() => toast({ tone: 'success', title: 'The address was saved' })}
      onClosed={onClosed}
    />
  );
}

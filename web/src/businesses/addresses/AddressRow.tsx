import { timeZoneName } from '@brigade/domain/platform/geo/usTimeZones.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddressRow_address$key } from '../../__generated__/AddressRow_address.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { lengthText } from '../../platform/geo/map/lengthText.ts';
import styles from './AddressRow.module.css';

interface Props {
  address: AddressRow_address$key;
  canEdit: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** An address, its time zone, how far around it counts, and what can be done with it. */
export function AddressRow({ address: addressKey, canEdit, onChange, onRemove }: Props) {
  const { type, name, address, timeZone, geofenceRadiusMeters } = useFragment(
    graphql`
      fragment AddressRow_address on LocationAddress @throwOnFieldError {
        type
        name
        timeZone
        geofenceRadiusMeters
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
  const isMain = type === 'PRIMARY';
  const title = name ?? address.line1;
  const town = `${address.city}, ${address.stateCode} ${address.postalCode}`;
  const facts = [
    timeZoneName(timeZone),
    ...(geofenceRadiusMeters == null ? [] : [`Check-in within ${lengthText(geofenceRadiusMeters)}`]),
  ];

  return (
    <div className={styles.address}>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.title}>{title}</h3>
          {isMain ? <Badge tone="accent">Main address</Badge> : null}
        </div>
        <p>{name === null ? town : `${address.line1}, ${town}`}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {canEdit ? (
        <div className={styles.actions}>
          <Button
            variant="ghost"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit ${title}`}
            onPress={onChange}
          >
            Edit
          </Button>
          {isMain ? null : (
            <Button
              variant="ghost"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Remove ${title}`}
              onPress={onRemove}
            >
              Remove
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

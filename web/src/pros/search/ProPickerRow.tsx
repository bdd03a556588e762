import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProPickerRow_pro$key } from '../../__generated__/ProPickerRow_pro.graphql.ts';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import type { PickedPro } from './ProPicker.tsx';
import styles from './ProPicker.module.css';

interface Props {
  pro: ProPickerRow_pro$key;
  isSelected: boolean;
  onToggled: (pro: PickedPro) => void;
}

/** A pro to choose. Who is blocked here cannot be. */
export function ProPickerRow({ pro, isSelected, onToggled }: Props) {
  const data = useFragment(
    graphql`
      fragment ProPickerRow_pro on Pro @throwOnFieldError {
        id
        displayName
        atLocation(locationDatabaseId: $locationId) {
          isBlocked @catch(to: NULL)
          distanceMiles @catch(to: NULL)
          ...ProBadges_atLocation
        }
        performance {
          rating
          gigsWorked
        }
        ...ProBadges_pro
        ...ProAvatar_pro
      }
    `,
    pro,
  );
  const { displayName, performance, atLocation } = data;
  const distance = distanceText(atLocation.distanceMiles);
  return (
    <div className={styles.row}>
      <Checkbox
        isSelected={isSelected}
        isDisabled={atLocation.isBlocked === true && !isSelected}
        onChange={() => onToggled({ id: data.id, displayName })}
      >
        <span className={styles.name}>
          <ProAvatar pro={data} size="small" />
          {displayName}
        </span>
      </Checkbox>
      <span className={styles.facts}>
        {performance?.rating == null ? null : <Rating value={performance.rating} />}
        {performance ? <span>{performance.gigsWorked} shifts</span> : null}
        {distance ? <span>{distance}</span> : null}
        <ProBadges pro={data} atLocation={atLocation} />
      </span>
    </div>
  );
}

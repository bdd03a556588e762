import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StandbyRow_application$key } from '../../__generated__/StandbyRow_application.graphql.ts';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import { MatchPicture } from '../matching/MatchPicture.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import styles from './Standbys.module.css';

interface Props {
  application: StandbyRow_application$key;
  isSelected: boolean;
  onToggled: (pro: PickedPro) => void;
}

/** An open applicant to choose. A blocked pro is disabled. */
export function StandbyRow({ application, isSelected, onToggled }: Props) {
  const data = useFragment(
    graphql`
      fragment StandbyRow_application on GigApplication @throwOnFieldError {
        isBlocked
        proAtLocation @catch(to: NULL) {
          distanceMiles @catch(to: NULL)
        }
        pro {
          id
          displayName
          performance {
            rating
          }
          ...ProAvatar_pro
        }
        ...MatchPicture_application
      }
    `,
    application,
  );
  const { id, displayName, performance } = data.pro;
  const distance = distanceText(data.proAtLocation?.distanceMiles);
  return (
    <div className={styles.row}>
      <Checkbox
        isSelected={isSelected}
        isDisabled={data.isBlocked && !isSelected}
        onChange={() => onToggled({ id, displayName })}
      >
        <span className={styles.name}>
          <ProAvatar pro={data.pro} size="small" />
          {displayName}
        </span>
      </Checkbox>
      <span className={styles.facts}>
        {performance?.rating == null ? null : <Rating value={performance.rating} />}
        {distance ? <span>{distance}</span> : null}
        <MatchPicture application={data} />
      </span>
    </div>
  );
}

import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { profileHref } from '../../../pros/search/proHrefs.ts';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import type { PersonRow } from './peopleRows.ts';
import styles from './PersonHeading.module.css';

interface Props {
  row: PersonRow;
  locationId: number;
}

/** A pro with their hours of the period, and a warning before their work becomes overtime. */
export function PersonHeading({ row: { pro, minutes, overtimeMinutes }, locationId }: Props) {
  return (
    <span className={styles.person}>
      <Avatar name={pro.name} src={pro.picture} size="small" />
      <span className={styles.facts}>
        <TextLink className={styles.name} href={profileHref(locationId, pro.uuid)}>
          {pro.name}
        </TextLink>
        <span className={styles.hours}>{formatDuration(minutes)}</span>
        {overtimeMinutes === null ? null : (
          <span className={styles.overtime}>
            <TriangleAlert aria-hidden="true" />
            {`Over 40 h: ${formatDuration(overtimeMinutes)} total`}
          </span>
        )}
      </span>
    </span>
  );
}

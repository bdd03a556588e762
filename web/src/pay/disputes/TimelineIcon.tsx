import Unknown from 'lucide-react/icons/info';
import styles from './DisputeTimeline.module.css';
import { timelineIcons } from './timelineIcons.ts';

/** The icon of a kind of entry, for those who see it: the words beside it say the same. */
export function TimelineIcon({ kind }: { kind: string }) {
  const Icon = timelineIcons[kind] ?? Unknown;
  return <Icon className={styles.icon} aria-hidden="true" />;
}

import PartyPopper from 'lucide-react/icons/party-popper';
import type { CSSProperties } from 'react';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import styles from './EventBandLink.module.css';
import type { EventBand } from './eventBands.ts';

interface Props {
  band: EventBand;
  locationId: number;
  style: CSSProperties;
}

/** An event as a band over its days, which leads to its page. */
export function EventBandLink({ band: { eventId, name }, locationId, style }: Props) {
  const followLink = useLinkClick();
  return (
    <a
      className={styles.band}
      style={style}
      href={`/locations/${locationId}/event/${eventId}`}
      title={name}
      aria-label={`Event: ${name}`}
      onClick={followLink}
    >
      <PartyPopper aria-hidden="true" />
      <span>{name}</span>
    </a>
  );
}

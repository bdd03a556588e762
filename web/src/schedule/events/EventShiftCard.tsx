import Pencil from 'lucide-react/icons/pencil';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventShiftCard_shift$key } from '../../__generated__/EventShiftCard_shift.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { EventGigRow } from './EventGigRow.tsx';
import styles from './EventShiftCard.module.css';
import { isInView } from './isInView.ts';
import type { EventView } from './eventHref.ts';
import type { PostedGig } from './PostToMarketplaceDialog.tsx';

interface Props {
  shift: EventShiftCard_shift$key;
  /** The current location. The names of other locations are shown. */
  locationId: number;
  view: EventView;
  canEdit: boolean;
  onEdit: () => void;
  onGigRemoved: (gig: { id: string; name: string }) => void;
  onGigPosted: (gig: PostedGig) => void;
}

/** A shift of an event, with its times, location, contact and gigs. */
export function EventShiftCard({
  shift,
  locationId,
  view,
  canEdit,
  onEdit,
  onGigRemoved,
  onGigPosted,
}: Props) {
  const { id, startTime, endTime, timeZone, location, contactName, contactPhone, gigs } = useFragment(
    graphql`
      fragment EventShiftCard_shift on EventShift @throwOnFieldError {
        id
        startTime
        endTime
        timeZone
        contactName
        contactPhone
        location {
          databaseId
          name
        }
        gigs {
          id
          type
          ...EventGigRow_gig
        }
      }
    `,
    shift,
  );
  const shown = (gigs ?? []).filter(({ type }) => isInView(type, view));
  const canPostOn = canEdit && view === 'network';

  return (
    <article id={id} className={styles.shift}>
      <header className={styles.header}>
        <div className={styles.facts}>
          <h3 className={styles.time}>
            <TimeRange start={startTime} end={endTime} zone={timeZone ?? null} isZoneShown />
          </h3>
          {location && location.databaseId !== locationId ? <span>{location.name}</span> : null}
          <span className={styles.contact}>
            {contactName ? `Contact: ${contactName}` : 'No contact yet'}
            {contactPhone ? (
              <>
                {' · '}
                <TextLink href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</TextLink>
              </>
            ) : null}
          </span>
        </div>
        {canEdit ? (
          <Button variant="ghost" size="small" icon={<Pencil aria-hidden="true" />} onPress={onEdit}>
            Edit shift
          </Button>
        ) : null}
      </header>
      <ul className={styles.gigs}>
        {shown.map((gig) => (
          <EventGigRow
            key={gig.id}
            gig={gig}
            onPosted={canPostOn ? onGigPosted : null}
            onRemoved={canEdit ? onGigRemoved : null}
          />
        ))}
      </ul>
    </article>
  );
}

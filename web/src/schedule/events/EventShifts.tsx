import { lazy, type ReactNode, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { EventShifts_event$key } from '../../__generated__/EventShifts_event.graphql.ts';
import type { EventShifts_shifts$key } from '../../__generated__/EventShifts_shifts.graphql.ts';
import { GigDayHeading } from '../gigs/GigDayHeading.tsx';
import { groupByDay, startDate } from '../gigs/groupByDay.ts';
import { addToEvent } from './addToEvent.ts';
import type { EventView } from './eventHref.ts';
import styles from './EventShifts.module.css';
import { EventShiftCard } from './EventShiftCard.tsx';
import { EventViewEmpty } from './EventViewEmpty.tsx';
import { isInView } from './isInView.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { toastOutcome } from '../../ui/feedback/toastOutcome.ts';
import { undoAction } from '../../ui/feedback/undoAction.ts';
import type { PostedGig } from './PostToMarketplaceDialog.tsx';
import { removeFromEvent } from './removeFromEvent.ts';

const EditShiftDialog = lazy(() => import('./EditShiftDialog.tsx'));
const PostToMarketplaceDialog = lazy(() => import('./PostToMarketplaceDialog.tsx'));

interface Props {
  event: EventShifts_event$key;
  shifts: EventShifts_shifts$key;
  /** Whether further shifts are not loaded yet. */
  hasMore: boolean;
  locationId: number;
  view: EventView;
  /** What offers the shifts to pros. */
  offers: ReactNode;
  canEdit: boolean;
}

/** The shifts of an event, grouped by day. */
export function EventShifts({ event, shifts, hasMore, locationId, view, offers, canEdit }: Props) {
  const { id, databaseId } = useFragment(
    graphql`
      fragment EventShifts_event on Event @throwOnFieldError {
        id
        databaseId
      }
    `,
    event,
  );
  const all = useFragment(
    graphql`
      fragment EventShifts_shifts on EventShift @relay(plural: true) @throwOnFieldError {
        id
        startTime
        timeZone
        gigs {
          type
        }
        ...EventShiftCard_shift
        ...EditShiftDialog_shift
      }
    `,
    shifts,
  );
  const environment = useRelayEnvironment();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [postedGig, setPostedGig] = useState<PostedGig | null>(null);
  const shown = all.filter(({ gigs }) => gigs?.some(({ type }) => isInView(type, view)));
  const edited = all.find((shift) => shift.id === editedId);

  const remove = (gig: { id: string; name: string }) =>
    toastOutcome(() => removeFromEvent(environment, id, [gig.id]), `${gig.name} was removed from the event`, {
      description: 'It stays posted.',
      action: undoAction(
        () => addToEvent(environment, id, [gig.id]),
        `${gig.name} was added back to the event`,
      ),
    });

  return (
    <>
      {shown.length === 0 && !hasMore ? (
        <EventViewEmpty view={view} locationId={locationId} eventId={databaseId} />
      ) : (
        <div className={styles.offers}>{offers}</div>
      )}
      <div className={styles.days}>
        {groupByDay(shown, ({ startTime, timeZone }) => startDate(startTime, timeZone)).map((day) => (
          <section key={day.date} className={styles.day} aria-labelledby={`day-${day.date}`}>
            <GigDayHeading
              id={`day-${day.date}`}
              date={day.date}
              zone={day.gigs[0]?.timeZone ?? browserZone()}
              className={styles.heading}
            />
            {day.gigs.map((shift) => (
              <EventShiftCard
                key={shift.id}
                shift={shift}
                locationId={locationId}
                view={view}
                canEdit={canEdit}
                onEdit={() => setEditedId(shift.id)}
                onGigRemoved={(gig) => void remove(gig)}
                onGigPosted={setPostedGig}
              />
            ))}
          </section>
        ))}
      </div>
      <Suspense>
        {edited ? <EditShiftDialog shift={edited} onClosed={() => setEditedId(null)} /> : null}
        {postedGig ? <PostToMarketplaceDialog gig={postedGig} onClosed={() => setPostedGig(null)} /> : null}
      </Suspense>
    </>
  );
}

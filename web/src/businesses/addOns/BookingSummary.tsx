import { addOnLabel } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Booking } from './AddOnCards.tsx';
import styles from './BookingSummary.module.css';

interface Props {
  booking: Booking;
  canManage: boolean;
  onChange: () => void;
  onEnd: () => void;
}

/** A booking that holds or is to come: since when, until when, and what was agreed. */
export function BookingSummary({ booking, canManage, onChange, onEnd }: Props) {
  const label = addOnLabel(booking.type);
  const isActive = booking.status === 'ACTIVE';
  return (
    <div className={styles.booking}>
      <p className={styles.line}>
        <StatusBadge tone={isActive ? 'success' : 'info'}>{isActive ? 'Active' : 'Booked'}</StatusBadge>
        {daysOf(booking)}
      </p>
      {booking.notes === '' ? null : <p className={styles.notes}>{booking.notes}</p>}
      {canManage ? (
        <div className={styles.actions}>
          <Button
            variant="outlined"
            size="small"
            aria-label={`Edit ${label}, ${daysOf(booking)}`}
            onPress={onChange}
          >
            Edit
          </Button>
          {isActive ? (
            <Button variant="ghost" size="small" aria-label={`End ${label}`} onPress={onEnd}>
              End
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function daysOf({ status, startDate, endDate }: Booking): string {
  const start = formatDate(startDate);
  if (endDate !== null) return `${start} – ${formatDate(endDate)}`;
  return status === 'ACTIVE' ? `since ${start}` : `from ${start}`;
}

import { addOnLabel, addOnMeaning, type AddOnType } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { Booking } from './AddOnCards.tsx';
import styles from './AddOnCard.module.css';
import { BookingSummary } from './BookingSummary.tsx';

interface Props {
  type: AddOnType;
  current: readonly Booking[];
  last: Booking | null;
  canManage: boolean;
  onBook: () => void;
  onChange: (booking: Booking) => void;
  onEnd: (booking: Booking) => void;
}

/** One kind of add-on: what it is, whether it is booked, and what can be done about it. */
export function AddOnCard({ type, current, last, canManage, onBook, onChange, onEnd }: Props) {
  const label = addOnLabel(type);
  return (
    <Card as="article" title={label} actions={current.length === 0 ? <Badge>Not booked</Badge> : null}>
      <div className={styles.content}>
        <p className={styles.meaning}>{addOnMeaning(type)}</p>
        {current.map((booking) => (
          <BookingSummary
            key={booking.id}
            booking={booking}
            canManage={canManage}
            onChange={() => onChange(booking)}
            onEnd={() => onEnd(booking)}
          />
        ))}
        {current.length === 0 && last?.endDate ? (
          <p className={styles.last}>Was booked until {formatDate(last.endDate)}.</p>
        ) : null}
        {canManage && current.length === 0 ? (
          <div className={styles.book}>
            <Button variant="outlined" size="small" aria-label={`Book ${label}`} onPress={onBook}>
              Book
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

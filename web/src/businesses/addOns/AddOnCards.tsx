import { type AddOnStatus, addOnStatuses } from '@brigade/domain/businesses/addOns/addOnStatus.ts';
import { type AddOnType, addOnTypes } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { bookingsByType } from '@brigade/domain/businesses/addOns/bookingsByType.ts';
import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { AddOnCards_addOn$key } from '../../__generated__/AddOnCards_addOn.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { AddOnCard } from './AddOnCard.tsx';
import styles from './AddOnCards.module.css';

const BookAddOnDialog = lazy(() => import('./BookAddOnDialog.tsx'));
const ChangeAddOnDialog = lazy(() => import('./ChangeAddOnDialog.tsx'));
const EndAddOnDialog = lazy(() => import('./EndAddOnDialog.tsx'));

/** A booking as the cards and their dialogs show it. */
export interface Booking {
  /** Global id. */
  id: string;
  type: AddOnType;
  status: AddOnStatus;
  startDate: string;
  endDate: string | null;
  notes: string;
}

type Open = { dialog: 'book'; type: AddOnType } | { dialog: 'change' | 'end'; booking: Booking };

interface Props {
  addOns: AddOnCards_addOn$key;
  locationId: string;
  timeZone: string | null;
  canManage: boolean;
}

/** A card for each kind of add-on, booked or not. */
export function AddOnCards({ addOns, locationId, timeZone, canManage }: Props) {
  const rows = useFragment(
    graphql`
      fragment AddOnCards_addOn on LocationAddOn @relay(plural: true) @throwOnFieldError {
        id
        type
        status
        startDate
        endDate
        notes
      }
    `,
    addOns,
  );
  const [open, setOpen] = useState<Open | null>(null);
  const [now] = useState(() => currentInstant());
  const today = now.toZonedDateTimeISO(displayZone(timeZone, browserZone())).toPlainDate().toString();
  const close = () => setOpen(null);

  // An unknown type has no card.
  const bookings = rows.flatMap(({ id, type, status, startDate, endDate, notes }): Booking[] => {
    const knownType = addOnTypes.find((known) => known === type);
    const knownStatus = addOnStatuses.find((known) => known === status);
    if (!knownType || !knownStatus) return [];
    return [{ id, type: knownType, status: knownStatus, startDate, endDate: endDate ?? null, notes }];
  });

  return (
    <>
      <ul className={styles.cards}>
        {bookingsByType(bookings).map((kind) => (
          <li key={kind.type}>
            <AddOnCard
              {...kind}
              canManage={canManage}
              onBook={() => setOpen({ dialog: 'book', type: kind.type })}
              onChange={(booking) => setOpen({ dialog: 'change', booking })}
              onEnd={(booking) => setOpen({ dialog: 'end', booking })}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {open?.dialog === 'book' ? (
          <BookAddOnDialog type={open.type} {...{ locationId, today }} onClosed={close} />
        ) : null}
        {open?.dialog === 'change' ? <ChangeAddOnDialog booking={open.booking} onClosed={close} /> : null}
        {open?.dialog === 'end' ? (
          <EndAddOnDialog booking={open.booking} today={today} onClosed={close} />
        ) : null}
      </Suspense>
    </>
  );
}

import { checkInWindow } from '@brigade/domain/day/checkIn/checkInWindow.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckInCode_gig$key } from '../../__generated__/CheckInCode_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './CheckInCode.module.css';

const CheckInCodeDialog = lazy(() => import('./CheckInCodeDialog.tsx'));

/** The check-in code of a gig, and the button that shows its QR code; nothing once no one can check in any more. */
export function CheckInCode({ gig }: { gig: CheckInCode_gig$key }) {
  const data = useFragment(
    graphql`
      fragment CheckInCode_gig on Gig @throwOnFieldError {
        checkinCode
        checkinToken
        status
        startTime
        endTime
        ...CheckInCodeDialog_gig
      }
    `,
    gig,
  );
  const [isOpen, setIsOpen] = useState(false);
  const window = checkInWindow(
    {
      start: Temporal.Instant.from(data.startTime),
      end: Temporal.Instant.from(data.endTime),
      isCancelled: data.status === 'CANCELLED',
    },
    currentInstant(),
  );
  if (window === 'OVER' || window === 'CANCELLED') return null;
  return (
    <>
      {data.checkinCode === null ? null : (
        <p className={styles.code}>
          Check-in code <strong>{data.checkinCode}</strong>
        </p>
      )}
      {data.checkinToken === null ? null : (
        <Button
          variant="outlined"
          icon={<QrCodeIcon aria-hidden="true" />}
          aria-haspopup="dialog"
          onPress={() => setIsOpen(true)}
        >
          Show QR code
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <CheckInCodeDialog gig={data} onClosed={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

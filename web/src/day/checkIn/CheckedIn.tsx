import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import type { Arrival } from './checkIn.ts';
import styles from './CheckInScreen.module.css';

interface Props {
  arrival: Arrival;
  zone: string;
  /** Called when another pro wants to check in on this device. */
  onLeft: () => void;
}

/** Confirms that a pro is in, and since when. */
export function CheckedIn({ arrival: { firstName, checkedInAt, wasIn }, zone, onLeft }: Props) {
  // The form that had the focus is gone.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const time = <DateText instant={checkedInAt} zone={zone} format="time" />;
  return (
    <div className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <h2 ref={title} tabIndex={-1}>
        {wasIn ? `You are already in, ${firstName}` : `You are checked in, ${firstName}`}
      </h2>
      <p>{wasIn ? <>You have been in since {time}.</> : <>Checked in at {time}. Have a good shift.</>}</p>
      <Button variant="outlined" onPress={onLeft}>
        Check in another pro
      </Button>
    </div>
  );
}

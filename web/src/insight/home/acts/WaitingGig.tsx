import { useId } from 'react';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import styles from './acts.module.css';
import { PlacesAct } from './PlacesAct.tsx';

interface Props {
  gigId: number;
  skillName: string;
  startTime: string;
  /** Who waits, in words. */
  waiting: string;
  /** The IANA zone of the location. */
  zone: string;
  isOpen: boolean;
  onToggled: () => void;
}

/** A shift with those who wait for a decision or are asked, and below it, when it is open, the decisions. */
export function WaitingGig({ gigId, skillName, startTime, waiting, zone, isOpen, onToggled }: Props) {
  const panelId = useId();
  const action = isOpen ? 'Close' : 'Review';
  return (
    <li className={styles.row} aria-label={skillName}>
      <div className={styles.text}>
        <span className={styles.name}>
          <PositionLabel name={skillName} />
        </span>
        <span className={styles.facts}>
          <DateText instant={startTime} zone={zone} />
          <span>{waiting}</span>
        </span>
      </div>
      <Button
        size="small"
        variant={isOpen ? 'text' : 'outlined'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`${action}: ${skillName}`}
        onPress={onToggled}
      >
        {action}
      </Button>
      {isOpen ? (
        <div id={panelId} className={styles.nested}>
          <PlacesAct gigId={gigId} zone={zone} />
        </div>
      ) : null}
    </li>
  );
}

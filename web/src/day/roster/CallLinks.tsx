import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import styles from './RosterRow.module.css';

interface Props {
  name: string;
  /** In E.164; null if unknown. */
  phoneNumber: string | null | undefined;
}

/** Links that call and text a pro. */
export function CallLinks({ name, phoneNumber }: Props) {
  if (!phoneNumber) return <span className={styles.muted}>No phone number</span>;
  return (
    <span className={styles.links}>
      <a href={`tel:${phoneNumber}`} aria-label={`Call ${name}, ${formatPhone(phoneNumber)}`}>
        {formatPhone(phoneNumber)}
      </a>
      <a href={`sms:${phoneNumber}`} aria-label={`Text ${name}`}>
        Text
      </a>
    </span>
  );
}

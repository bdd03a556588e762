import { breakComplianceLabel, breakCompliances } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ComplianceRow_application$key } from '../../__generated__/ComplianceRow_application.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './Compliance.module.css';
import { quietBreakText } from './quietBreakText.ts';
import { TimeRecords } from './TimeRecords.tsx';

interface Props {
  application: ComplianceRow_application$key;
  locationId: number;
  /** The IANA zone of the location, if known. */
  zone: string | null;
}

/** The shift of a pro with its time records, and how the break follows the rule. */
export function ComplianceRow({ application, locationId, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment ComplianceRow_application on GigApplication @throwOnFieldError {
        pro {
          uuid
          displayName
        }
        workingHours {
          startTime
          endTime
        }
        gig @catch(to: NULL) {
          databaseId
          skill {
            name
          }
        }
        breakCheck {
          status
          shiftStatus
          lengthMinutes
          minutesOff
          dueAt
        }
        ...TimeRecords_application
      }
    `,
    application,
  );
  const { pro, workingHours, gig, breakCheck: check } = data;
  const status = breakCompliances.find((one) => one === check?.status);
  const text = check
    ? quietBreakText({
        status: check.status,
        lengthMinutes: check.lengthMinutes,
        minutesOff: check.minutesOff,
        dueAt: check.dueAt,
      })
    : null;

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>
          <TextLink href={`/locations/${locationId}/connect/pros/${pro.uuid}`}>{pro.displayName}</TextLink>
          {status ? (
            <Badge tone={check?.shiftStatus === 'NON_COMPLIANT' ? 'warning' : 'neutral'}>
              {breakComplianceLabel(status)}
            </Badge>
          ) : null}
        </span>
        {gig ? (
          <TextLink href={`/locations/${locationId}/gigs/${gig.databaseId}/roster`}>
            <PositionLabel name={gig.skill.name} /> shift
          </TextLink>
        ) : null}
        <span className={styles.muted}>
          <DateText instant={workingHours.startTime} zone={zone} format="day" /> ·{' '}
          <TimeRange start={workingHours.startTime} end={workingHours.endTime} zone={zone} />
        </span>
      </div>
      <div className={styles.records}>
        <TimeRecords application={data} zone={zone} locationId={locationId} isWaiting={false} />
        {text === null ? null : <p className={styles.muted}>{text}</p>}
      </div>
    </li>
  );
}

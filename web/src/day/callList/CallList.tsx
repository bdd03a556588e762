import { graphql, useFragment } from 'react-relay/hooks';
import type { CallList_schedule$key } from '../../__generated__/CallList_schedule.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { CallAllButton } from '../roster/callAll/CallAllButton.tsx';
import { useMinutes } from '../roster/useMinutes.ts';
import { CallListEmpty } from './CallListEmpty.tsx';
import styles from './CallList.module.css';
import { CallListRow } from './CallListRow.tsx';

interface Props {
  schedule: CallList_schedule$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Only people whose name or position contains this text. */
  name: string;
  onCleared: () => void;
  /** Whether another day is loading. */
  isBusy: boolean;
}

/** The people of a day, in the order in which they start. */
export function CallList({ schedule, locationId, zone, name, onCleared, isBusy }: Props) {
  const { gigs } = useFragment(
    graphql`
      fragment CallList_schedule on DaySchedule @throwOnFieldError {
        gigs {
          gig {
            skillName
            ...CallListRow_gig
          }
          pros {
            id
            attendance {
              state
            }
            pro {
              displayName
            }
            ...CallAllButton_applications
            ...CallListRow_application
          }
        }
      }
    `,
    schedule,
  );
  useMinutes();
  const wanted = name.trim().toLowerCase();
  const people = gigs
    .flatMap(({ gig, pros }) => pros.map((application) => ({ gig, application })))
    .filter(({ application }) => application.attendance && application.attendance.state !== 'CANCELLED');
  const shown = people.filter(({ gig, application }) =>
    [application.pro.displayName, gig.skillName].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (shown.length === 0) return <CallListEmpty isSearching={people.length > 0} onCleared={onCleared} />;
  return (
    <>
      <div className={styles.calls}>
        <CallAllButton applications={shown.map(({ application }) => application)} zone={zone} />
      </div>
      <Card padding="none">
        <ul className={styles.list} aria-label="People" aria-busy={isBusy}>
          {shown.map(({ gig, application }) => (
            <CallListRow
              key={application.id}
              gig={gig}
              application={application}
              locationId={locationId}
              zone={zone}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

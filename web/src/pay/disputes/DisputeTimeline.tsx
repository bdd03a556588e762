import { mostTimelineEntries } from '@brigade/domain/pay/disputes/disputeTimeline.ts';
import Printer from 'lucide-react/icons/printer';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeTimeline_dispute$key } from '../../__generated__/DisputeTimeline_dispute.graphql.ts';
import { groupByDay, startDate } from '../../schedule/gigs/groupByDay.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './DisputeTimeline.module.css';
import { DisputeTimelineEntry } from './DisputeTimelineEntry.tsx';

interface Props {
  dispute: DisputeTimeline_dispute$key;
  /** Null for viewers who have no access to the location: its pages are not linked then. */
  locationId: number | null;
}

/** What is known about the work, by day, with a button that prints it. */
export function DisputeTimeline({ dispute, locationId }: Props) {
  const { timeline, gig } = useFragment(
    graphql`
      fragment DisputeTimeline_dispute on Dispute @throwOnFieldError {
        timeline @catch(to: NULL) {
          key
          at
          ...DisputeTimelineEntry_entry
        }
        gig {
          databaseId
          timeZone
        }
      }
    `,
    dispute,
  );
  if (!timeline) {
    return (
      <Card title="Timeline">
        <p className={styles.muted}>The timeline could not be loaded. Reload the page to try again.</p>
      </Card>
    );
  }
  const zone = gig.timeZone;
  const days = groupByDay(timeline, ({ at }) => startDate(at, zone));
  return (
    <Card
      title="Timeline"
      actions={
        <Button
          className={styles.print}
          variant="text"
          icon={<Printer aria-hidden="true" />}
          onPress={() => window.print()}
        >
          Print
        </Button>
      }
    >
      {timeline.length < mostTimelineEntries ? null : (
        <p className={styles.muted}>
          This work has a long history. Of entries that occur often, the earliest are left out.
        </p>
      )}
      {days.map(({ date, gigs: entries }) => (
        <section key={date} className={styles.day}>
          <h3 className={styles.date}>
            <DateText instant={entries[0]?.at ?? date} zone={zone} format="day" />
          </h3>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <DisputeTimelineEntry
                key={entry.key}
                entry={entry}
                zone={zone}
                place={{ locationId, gigId: gig.databaseId }}
              />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}

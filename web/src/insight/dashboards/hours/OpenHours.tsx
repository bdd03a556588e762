import { openHoursAnswer } from '@brigade/domain/insight/dashboards/openHoursAnswer.ts';
import { openHoursCsv } from '@brigade/domain/insight/dashboards/openHoursCsv.ts';
import { type Weekday, weekdays } from '@brigade/domain/platform/time/weekday.ts';
import FileDown from 'lucide-react/icons/file-down';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenHours_dashboard$key } from '../../../__generated__/OpenHours_dashboard.graphql.ts';
import { useScreenCommands } from '../../../platform/commands/screenCommands.ts';
import { downloadHref } from '../../../ui/actions/downloadHref.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { HourLegend } from './HourLegend.tsx';
import { HourTable } from './HourTable.tsx';
import styles from './hours.module.css';
import { hourRows } from './hourRows.ts';

const title = 'When places stay open';
const saveLabel = 'Download CSV: by hour';
const file = 'fill-rate-by-hour.csv';

/** At which hours of the week places stay open; nothing for dashboards that do not say it. */
export function OpenHours({ dashboard }: { dashboard: OpenHours_dashboard$key }) {
  const data = useFragment(
    graphql`
      fragment OpenHours_dashboard on Dashboard {
        weekStart
        hours {
          weekday
          hour
          places
          open
        }
      }
    `,
    dashboard,
  );
  const hours = data.hours?.flatMap(({ weekday, hour, places, open }) => {
    const known = knownWeekday(weekday);
    return known ? [{ weekday: known, hour, places, open }] : [];
  });
  const csv = openHoursCsv(hours ?? []);
  const saveHref = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
  const hasHours = hours !== undefined && hours.length > 0;
  useScreenCommands(
    hasHours ? [{ id: file, label: saveLabel, onAction: () => downloadHref(saveHref, file) }] : [],
  );
  if (hours === undefined) return null;
  return (
    <Card
      title={title}
      actions={
        hasHours ? (
          <LinkButton
            variant="outlined"
            size="small"
            icon={<FileDown aria-hidden="true" />}
            aria-label={saveLabel}
            href={saveHref}
            download={file}
          >
            Download CSV
          </LinkButton>
        ) : null
      }
    >
      <p className={styles.answer}>{openHoursAnswer(hours)}</p>
      {hasHours ? (
        <>
          <HourTable label={title} rows={hourRows(hours, knownWeekday(data.weekStart) ?? 'MONDAY')} />
          <HourLegend />
          <p className={styles.note}>
            The share of places that stayed open, by the clock of the location. A shift counts in each of its
            hours.
          </p>
        </>
      ) : null}
    </Card>
  );
}

function knownWeekday(weekday: string): Weekday | undefined {
  return weekdays.find((known) => known === weekday);
}

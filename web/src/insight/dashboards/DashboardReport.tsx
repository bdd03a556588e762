import { dashboardAnswer } from '@brigade/domain/insight/dashboards/dashboardAnswer.ts';
import type { DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { measuresOf } from '@brigade/domain/insight/dashboards/measures.ts';
import { sortPositions } from '@brigade/domain/insight/dashboards/sortPositions.ts';
import { formatDates } from '@brigade/domain/platform/time/formatDate.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DashboardReport_dashboard$key } from '../../__generated__/DashboardReport_dashboard.graphql.ts';
import type { figuresOf_figures$key } from '../../__generated__/figuresOf_figures.graphql.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { DashboardPictures } from './DashboardPictures.tsx';
import type { DashboardRow } from './dashboardRow.ts';
import styles from './dashboards.module.css';
import { type DashboardChoice, dashboardHref } from './dashboardSearch.ts';
import { DashboardTable } from './DashboardTable.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import { dayText } from './dayLabels.ts';
import { figuresOf } from './figuresOf.ts';
import { OpenHours } from './hours/OpenHours.tsx';

interface Props {
  name: DashboardName;
  dashboard: DashboardReport_dashboard$key;
  /** The address of what the dashboard is about, like `/locations/1`. */
  place: string;
  /** Kept by the reports of the locations. */
  choice: DashboardChoice;
  /** Newer figures are on their way. */
  isBusy: boolean;
}

/** The figures of a dashboard: in total, as a picture, by week, by position, and by location of an organization. */
export function DashboardReport({ name, dashboard, place, choice, isBusy }: Props) {
  const { from, to, comparedFrom, comparedTo, ...data } = useFragment(
    graphql`
      fragment DashboardReport_dashboard on Dashboard {
        from
        to
        comparedFrom
        comparedTo
        weeks {
          from
          to
          isPartial
          figures {
            ...figuresOf_figures
          }
          compared {
            ...figuresOf_figures
          }
        }
        positions {
          skillDatabaseId
          skillName
          figures {
            ...figuresOf_figures
          }
          compared {
            ...figuresOf_figures
          }
        }
        locations {
          locationDatabaseId
          locationName
          figures {
            ...figuresOf_figures
          }
          compared {
            ...figuresOf_figures
          }
        }
        total {
          ...figuresOf_figures
        }
        comparedTotal {
          ...figuresOf_figures
        }
        ...OpenHours_dashboard
      }
    `,
    dashboard,
  );
  const period = formatDates(from, to);
  if (data.positions.length === 0) {
    return (
      <EmptyState
        illustration={<NoGigs />}
        title="Nothing to report yet"
        action={data.locations ? null : <LinkButton href={`${place}/gigs-add`}>Post a shift</LinkButton>}
      >
        No shifts from {period}. Once shifts have run, their figures appear here by week and by position.
      </EmptyState>
    );
  }
  // Days without a shift are nothing to compare with: every figure would have grown from 0.
  const hasEarlier = data.comparedTotal != null && Object.values(figuresOf(data.comparedTotal)).some(Boolean);
  const earlier = (compared: figuresOf_figures$key | null | undefined) =>
    hasEarlier && compared ? figuresOf(compared) : null;
  const weeks: DashboardRow[] = data.weeks.map((week) => ({
    id: week.from,
    label: formatDates(week.from, week.to),
    tick: dayText(week.from),
    isPartial: week.isPartial,
    figures: figuresOf(week.figures),
    compared: earlier(week.compared),
  }));
  const rows: DashboardRow[] = data.positions.map(({ skillDatabaseId, skillName, figures, compared }) => ({
    id: String(skillDatabaseId),
    label: skillName,
    tick: skillName,
    isPartial: false,
    figures: figuresOf(figures),
    compared: earlier(compared),
  }));
  const [first] = measuresOf(name);
  const positions = sortPositions(first, rows);
  const locations: DashboardRow[] = (data.locations ?? []).map(
    ({ locationDatabaseId, locationName, figures, compared }) => ({
      id: String(locationDatabaseId),
      label: locationName,
      href: dashboardHref(`/locations/${locationDatabaseId}`, name, choice),
      tick: locationName,
      isPartial: false,
      figures: figuresOf(figures),
      compared: earlier(compared),
    }),
  );
  const total = { figures: figuresOf(data.total), compared: earlier(data.comparedTotal) };
  // One position is not a part of others: the list of positions has all, whichever is chosen.
  const wholePositions = choice.position === null ? positions : [];
  const answer = dashboardAnswer(name, total, {
    by: data.locations ? 'location' : 'position',
    of: (data.locations ? locations : wholePositions).map(({ label, figures, compared }) => ({
      name: label,
      figures,
      compared,
    })),
  });

  return (
    <div className={styles.report} aria-busy={isBusy || undefined}>
      <p className={styles.period}>
        {period}
        {comparedFrom && comparedTo
          ? `, ${hasEarlier ? 'compared with' : 'without shifts to compare with from'} ${formatDates(comparedFrom, comparedTo)}`
          : null}
      </p>
      <p className={styles.answer}>{answer}</p>
      <DashboardTiles measures={measuresOf(name).filter(({ isMain }) => isMain)} total={total} />
      <DashboardPictures {...{ name, weeks, positions }} description={`${period}. ${answer}`} />
      <OpenHours dashboard={data} />
      {data.locations ? (
        <DashboardTable heading="Location" name={name} rows={sortPositions(first, locations)} total={total} />
      ) : null}
      <DashboardTable heading="Week" name={name} rows={weeks} total={total} />
      <DashboardTable heading="Position" name={name} rows={positions} />
    </div>
  );
}

import {
  dashboardCompareLabel,
  dashboardCompares,
} from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import {
  dashboardDaysProblem,
  type Days,
  weeksUntil,
} from '@brigade/domain/insight/dashboards/dashboardPeriod.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { weekdays } from '@brigade/domain/platform/time/weekday.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DashboardFilters_dashboard$key } from '../../__generated__/DashboardFilters_dashboard.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { DashboardDays } from './DashboardDays.tsx';
import styles from './dashboards.module.css';
import { type DashboardChoice, readDashboardSearch } from './dashboardSearch.ts';

interface Props {
  dashboard: DashboardFilters_dashboard$key;
  choice: DashboardChoice;
  onChosen: (choice: DashboardChoice) => void;
}

const weekCounts = [4, 8, 12, 26, 52];
const byDefault = '4';
/** Offered only while the days are chosen one by one. */
const customDays = { value: 'custom', label: 'Custom days' };

/** What a dashboard is about: days, what they are compared with, and one position or all. */
export function DashboardFilters({ dashboard, choice, onChosen }: Props) {
  const {
    today,
    weekStart: weekday,
    from,
    to,
    positions,
  } = useFragment(
    graphql`
      fragment DashboardFilters_dashboard on Dashboard {
        today
        weekStart
        from
        to
        positions {
          skillDatabaseId
          skillName
        }
      }
    `,
    dashboard,
  );
  const weekStart = weekdays.find((known) => known === weekday) ?? 'MONDAY';
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  const daysOf = (weeks: string) => weeksUntil(yesterday, Number(weeks), weekStart);
  const periods = weekCounts.map((weeks) => ({ value: String(weeks), label: `Last ${weeks} weeks` }));
  const period = periods.find(({ value }) => isSame(daysOf(value), choice.days ?? daysOf(byDefault)));
  const positionOptions = positions.map(({ skillDatabaseId, skillName }) => ({
    value: String(skillDatabaseId),
    label: skillName,
  }));
  const chosenPosition = choice.position === null ? null : String(choice.position);
  const isListed = positionOptions.some(({ value }) => value === chosenPosition);
  const unlisted =
    chosenPosition === null || isListed ? [] : [{ value: chosenPosition, label: 'One without shifts here' }];
  const setDays = (days: Days) =>
    onChosen({ ...choice, daysProblem: null, days: isSame(days, daysOf(byDefault)) ? null : days });

  useScreenCommands(
    dashboardCompares
      .filter((compare) => compare !== choice.compare)
      .map((compare) => ({
        id: `compare-${compare}`,
        label: `Compare with: ${dashboardCompareLabel(compare).toLowerCase()}`,
        onAction: () => onChosen({ ...choice, compare }),
      })),
  );

  return (
    <div className={styles.filters}>
      <FilterBar
        filters={[
          {
            id: 'period',
            label: 'Period',
            isSingle: true,
            options: period ? periods : [...periods, customDays],
            selected: [period?.value ?? customDays.value],
            defaultSelected: [byDefault],
          },
          {
            id: 'compare',
            label: 'Compare with',
            isSingle: true,
            options: dashboardCompares.map((value) => ({ value, label: dashboardCompareLabel(value) })),
            selected: [choice.compare],
            defaultSelected: ['PREVIOUS_PERIOD'],
          },
          {
            id: 'position',
            label: 'Position',
            isSingle: true,
            options: [...positionOptions, ...unlisted],
            selected: chosenPosition === null ? [] : [chosenPosition],
          },
        ]}
        onChanged={(filterId, [selected]) => {
          if (selected === customDays.value) return;
          if (filterId === 'period') setDays(daysOf(selected ?? byDefault));
          else if (filterId === 'position') {
            onChosen({ ...choice, position: selected === undefined ? null : Number(selected) });
          } else {
            const compare = dashboardCompares.find((known) => known === selected);
            onChosen({ ...choice, compare: compare ?? 'PREVIOUS_PERIOD' });
          }
        }}
        onCleared={() => onChosen(readDashboardSearch({}))}
      >
        <DashboardDays
          days={{ from, to }}
          onChosen={(days) => {
            if (dashboardDaysProblem(days) === null) setDays(days);
          }}
        />
      </FilterBar>
    </div>
  );
}

function isSame(one: Days, other: Days): boolean {
  return one.from === other.from && one.to === other.to;
}

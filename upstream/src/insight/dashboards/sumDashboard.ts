import { type DashboardPeriod, weeksOf } from './dashboardPeriod.ts';
import type { DashboardRow } from './dashboardRows.ts';

/** Sums by name. */
export type Sums<Figure extends string> = Record<Figure, number>;

type Rows<Figure extends string> = {
  current: readonly DashboardRow<Figure>[];
  /** Null without a comparison. */
  compared: readonly DashboardRow<Figure>[] | null;
};

/** A location whose work is summed by the days of its own time zone. */
type SummedLocation = { id: number; name: string; timezone: string };

export type Summed = {
  locations: readonly SummedLocation[];
  period: DashboardPeriod;
  /** The only position in the weeks, locations and the total; undefined for all. */
  skillId: number | undefined;
};

/** Sums by week, by location and in total of one position, or all; by position of all. */
export function sumDashboard<Figure extends string, Figures>(
  { current, compared }: Rows<Figure>,
  keys: readonly Figure[],
  toFigures: (sums: Sums<Figure>) => Figures,
  { locations, period, skillId }: Summed,
) {
  const sumWhere = (matches: (row: DashboardRow<Figure>) => boolean) => ({
    figures: toFigures(sumOf(current.filter(matches), keys)),
    compared: compared && toFigures(sumOf(compared.filter(matches), keys)),
  });
  const isWanted = ({ skill_id }: DashboardRow<Figure>) => skillId === undefined || skill_id === skillId;
  const skillIds = new Set([...current, ...(compared ?? [])].map(({ skill_id }) => skill_id));
  return {
    weeks: weeksOf(period.current).map((days, index) => ({
      ...days,
      ...sumWhere((row) => row.week === index && isWanted(row)),
    })),
    locations: locations
      .map(({ id, name }) => ({
        location_id: id,
        location_name: name,
        ...sumWhere((row) => row.location_id === id && isWanted(row)),
      }))
      .toSorted((one, other) => (one.location_name < other.location_name ? -1 : 1)),
    positions: [...skillIds].map((id) => ({ skill_id: id, ...sumWhere((row) => row.skill_id === id) })),
    total: sumWhere(isWanted),
  };
}

function sumOf<Figure extends string>(
  rows: readonly DashboardRow<Figure>[],
  keys: readonly Figure[],
): Sums<Figure> {
  const sums = keys.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]);
  return Object.fromEntries(sums) as Sums<Figure>;
}

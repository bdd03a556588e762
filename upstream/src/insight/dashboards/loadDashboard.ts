import type { Database } from '../../platform/database/database.ts';
import type { DashboardName } from './dashboardResponse.ts';
import type { DashboardSpan } from './dashboardPeriod.ts';
import type { DashboardRow, DashboardScope } from './dashboardRows.ts';
import { complianceKeys, readComplianceRows } from './complianceRows.ts';
import { fillRateKeys, readFillRateRows } from './fillRateRows.ts';
import { readOpenHours } from './openHours.ts';
import { readReliabilityRows, reliabilityKeys } from './reliabilityRows.ts';
import { readSpendRows, spendKeys } from './spendRows.ts';
import { sumDashboard, type Summed, type Sums } from './sumDashboard.ts';

type Request = Summed & Pick<DashboardScope, 'now' | 'network'>;

/** The figures of a dashboard, by week, by position and by location; those of filled places by hour of the week, too. */
export async function loadDashboard(database: Database, name: DashboardName, request: Request) {
  switch (name) {
    case 'spend':
      return { name, ...(await summed(database, readSpendRows, spendKeys, toSpend, request)) };
    case 'fill-rate':
      return { name, ...(await loadFillRate(database, request)) };
    case 'reliability':
      return { name, ...(await summed(database, readReliabilityRows, reliabilityKeys, unchanged, request)) };
    default:
      return { name, ...(await summed(database, readComplianceRows, complianceKeys, unchanged, request)) };
  }
}

async function loadFillRate(database: Database, request: Request) {
  const { locations, period, skillId, ...others } = request;
  const scope = { ...others, span: period.current, locationIds: locations.map(({ id }) => id) };
  const [figures, hours] = await Promise.all([
    summed(database, readFillRateRows, fillRateKeys, unchanged, request),
    readOpenHours(database, scope, skillId),
  ]);
  return { ...figures, hours };
}

type ReadRows<Figure extends string> = (
  database: Database,
  scope: DashboardScope,
) => Promise<DashboardRow<Figure>[]>;

async function summed<Figure extends string, Figures>(
  database: Database,
  readRows: ReadRows<Figure>,
  keys: readonly Figure[],
  toFigures: (ofRows: Sums<Figure>) => Figures,
  { locations, period, skillId, ...request }: Request,
) {
  const locationIds = locations.map(({ id }) => id);
  const readSpan = (span: DashboardSpan) => readRows(database, { ...request, span, locationIds });
  const [current, compared] = await Promise.all([
    readSpan(period.current),
    period.compared && readSpan(period.compared),
  ]);
  const { positions, ...rest } = sumDashboard({ current, compared }, keys, toFigures, {
    locations,
    period,
    skillId,
  });
  const names = await readSkillNames(
    database,
    positions.map(({ skill_id }) => skill_id),
  );
  return {
    ...rest,
    positions: positions
      .map((position) => ({ ...position, skill_name: names.get(position.skill_id) ?? '' }))
      .toSorted((one, other) => (one.skill_name < other.skill_name ? -1 : 1)),
  };
}

async function readSkillNames(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('skills').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toSpend({ cost_cents, uncharged_cents, ...counts }: Sums<(typeof spendKeys)[number]>) {
  return { cost_amount: cost_cents / 100, uncharged_amount: uncharged_cents / 100, ...counts };
}

function unchanged<Figures>(figures: Figures): Figures {
  return figures;
}

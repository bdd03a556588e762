import type { DemoRow } from '../demoRow.ts';
import { marketIds } from '../locations/markets.ts';

/** The migrations insert the breaks that apply everywhere. */
const nationalBreaks = 2;

/** Breaks of single markets, such as 20 minutes above seven and a half hours in Illinois. */
const customs = [
  [marketIds.chicago, 450, 20],
  [marketIds.chicago, 720, 40],
] as const;

/** The suggested breaks of single markets. */
export function breakRows(now: number): DemoRow<'suggested_breaks'>[] {
  const created_ts = new Date(now).toISOString();
  return customs.map(([market_id, break_trigger_minutes, break_length_minutes], index) => ({
    id: nationalBreaks + index + 1,
    market_id,
    break_trigger_minutes,
    break_length_minutes,
    created_by: null,
    last_updated_by: null,
    created_ts,
    last_updated_ts: created_ts,
  }));
}

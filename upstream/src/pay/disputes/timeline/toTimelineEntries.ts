import { metersBetween } from '../../../day/geoLogs/metersBetween.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ChangedField, readChangedFields } from '../../../schedule/changes/changedFields.ts';
import { cancellationReasonToWire } from '../../../schedule/cancelling/cancellationReason.ts';
import { isInMinutes } from '../disputeSubject.ts';
import type { DisputeSubject } from '../disputesTables.ts';
import { recordChange, recordColumnOf, withoutLiveRecords } from './changedRecords.ts';
import { gigEvidenceFields } from './gigEvidenceFields.ts';
import type { TimelineEntry } from './timelineEntry.ts';
import type { ChangedColumns, LoggedPosition, TimelineRow } from './timelineRow.ts';

type Known = { subject: DisputeSubject; slug: string };

/** The most entries of a timeline. Of kinds with more, the earliest are left out first. */
export const mostTimelineEntries = 300;

/** The entries of a timeline, with names instead of ids. Reads these names by two statements. */
export async function toTimelineEntries(
  database: Database,
  rows: readonly TimelineRow[],
  { subject, slug }: Known,
): Promise<TimelineEntry[]> {
  const shown = latestOfEach(withoutLiveRecords(rows));
  // The permission that the timeline requires shows money, too.
  const changes = await readChangedFields(database, shown.map(evidentChange), { seesMoney: true, slug });
  return shown.map((row, index) => toEntry(row, changes[index] ?? [], { subject, slug }));
}

/** What a timeline has room for, in the same order. */
function latestOfEach(rows: readonly TimelineRow[]): TimelineRow[] {
  const byRecency = rows.toSorted(
    (one, other) => one.recency - other.recency || other.at.getTime() - one.at.getTime(),
  );
  const kept = new Set(byRecency.slice(0, mostTimelineEntries));
  return rows.filter((row) => kept.has(row));
}

function toEntry(
  { kind, at, id, actor_name, details }: TimelineRow,
  changes: ChangedField[],
  { subject, slug }: Known,
): TimelineEntry {
  const { note, reason, start_time, end_time, cents, value, minutes, geo_log: log } = details;
  const money = cents ?? (isInMinutes(subject) ? null : value);
  return {
    id: `${kind}-${id}`,
    kind,
    created_ts: at.toISOString(),
    actor_name,
    note: note ?? null,
    reason: reason == null ? null : cancellationReasonToWire(reason, slug),
    start_time: utc(start_time),
    end_time: utc(end_time),
    amount: money == null ? null : money / 100,
    minutes: minutes ?? (isInMinutes(subject) ? value : null) ?? null,
    fields: changes.map(({ field }) => field),
    changes,
    position: log ? positionOf(log) : null,
  };
}

/** What an entry shows of a change: the terms of the gig, the hours, or the punches and breaks that differ. */
function evidentChange({ kind, details }: TimelineRow) {
  const { before, after } = details;
  const column = recordColumnOf(kind);
  const subject = kind === 'SHIFT_EDITED' ? ('gigs' as const) : ('gig_applications' as const);
  if (!before || !after) return { subject, before: null, after: null };
  if (column !== undefined) {
    const change = recordChange(column, before, after);
    return { subject, before: { [column]: change.before }, after: { [column]: change.after } };
  }
  const fields = subject === 'gigs' ? gigEvidenceFields : ['work_start_time', 'work_end_time'];
  const only = (columns: ChangedColumns) =>
    Object.fromEntries(Object.entries(columns).filter(([field]) => fields.includes(field)));
  return { subject, before: only(before), after: only(after) };
}

function positionOf(log: LoggedPosition): TimelineEntry['position'] {
  const fence = { longitude: log.fence_longitude, latitude: log.fence_latitude };
  return {
    is_inside: log.action === 'UNKNOWN' ? null : log.action === 'GEO_FENCE_ENTERED',
    distance_meters: Math.round(metersBetween(log, fence)),
    radius_meters: log.fence_radius_meters,
    precision: log.precision,
  };
}

function utc(time: string | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString();
}

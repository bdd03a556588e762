import { timelineReason } from '@brigade/domain/pay/disputes/timelineReason.ts';
import { type ChangedField, toChangedField } from '../../schedule/changes/toGigChange.ts';
import type { TimelineEntryWire, TimelinePositionWire } from './disputeWire.ts';

/** An entry whose kind is known here, formatted for display. */
export interface TimelineEntry extends Omit<
  TimelineEntryWire,
  'id' | 'kind' | 'reason' | 'changes' | 'position'
> {
  readonly key: string;
  readonly kind: NonNullable<TimelineEntryWire['kind']>;
  readonly reason: string | null;
  readonly changes: readonly ChangedField[];
  readonly position: TimelinePositionWire | null;
}

/**
 * Formats an entry for display. Empty for a kind that is unknown here.
 *
 * @param index the place in the timeline, which identifies entries of servers that give them no id
 * @param zone the IANA name of the location's time zone
 */
export function toTimelineEntry(
  { id, kind, reason, changes, position, ...entry }: TimelineEntryWire,
  index: number,
  { zone, slug }: { zone: string; slug: string },
): readonly TimelineEntry[] {
  if (kind === null) return [];
  return [
    {
      ...entry,
      key: id ?? `${kind}-${index}`,
      kind,
      reason: timelineReason(kind, reason, slug),
      changes: (changes ?? []).flatMap((field) => toChangedField(field, zone, slug)),
      position: position ?? null,
    },
  ];
}

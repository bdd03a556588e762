import { changedFieldNames } from './changedFields.ts';
import { changedValue } from './changedValue.ts';
import { changeSummary } from './changeSummary.ts';
import type { ChangedFieldWire, ChangeWire } from './changeWire.ts';

/** A changed field, formatted for display. */
export interface ChangedField {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isHidden: boolean;
}

/** A change to a gig, formatted for display. */
export interface GigChangeSource extends Pick<ChangeWire, 'id' | 'created_ts'> {
  readonly actorName: string | null;
  readonly summary: string;
  readonly fields: readonly ChangedField[];
}

/**
 * Formats a change for display.
 *
 * @param zone the IANA name of the location's time zone
 */
export function toGigChange(change: ChangeWire, zone: string, slug: string): GigChangeSource {
  return {
    id: change.id,
    created_ts: change.created_ts,
    actorName: change.actor?.name ?? null,
    summary: changeSummary(change),
    fields: change.fields.flatMap((field) => toChangedField(field, zone, slug)),
  };
}

/** Formats a changed field for display. Empty for a field that is unknown here. */
export function toChangedField(
  { field, before, after, is_hidden }: ChangedFieldWire,
  zone: string,
  slug: string,
): readonly ChangedField[] {
  const name = changedFieldNames[field];
  if (name === undefined) return [];
  return [
    {
      label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      before: changedValue(field, before, zone, slug),
      after: changedValue(field, after, zone, slug),
      isHidden: is_hidden,
    },
  ];
}

import { changedFieldNames } from './changedFields.ts';
import { changedValue } from './changedValue.ts';
import { changeSummary } from './changeSummary.ts';
import type { ChangedFieldWire, ChangeWire } from './changeWire.ts';

/** One thing that changed, in words. */
export interface ChangedField {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isHidden: boolean;
}

/** Something that was done to a gig, in words. */
export interface GigChangeSource extends Pick<ChangeWire, 'id' | 'created_ts'> {
  readonly actorName: string | null;
  readonly summary: string;
  readonly fields: readonly ChangedField[];
}

/**
 * A change in words.
 *
 * @param zone IANA name of the zone of the place
 */
export function toGigChange(change: ChangeWire, zone: string, slug: string): GigChangeSource {
  return {
    id: change.id,
    created_ts: change.created_ts,
    actorName: change.actor?.name ?? null,
    summary: changeSummary(change),
    fields: change.fields.flatMap((field) => inWords(field, zone, slug)),
  };
}

function inWords({ field, before, after, is_hidden }: ChangedFieldWire, zone: string, slug: string) {
  const name = changedFieldNames[field];
  if (name === undefined) return [];
  return {
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    before: changedValue(field, before, zone, slug),
    after: changedValue(field, after, zone, slug),
    isHidden: is_hidden,
  };
}

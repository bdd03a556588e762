import type { GeoLogAction } from '../../../day/geoLogs/geoLogTables.ts';
import type { TimelineKind } from '../timelineKinds.ts';

/** The columns of a record that changed, with their values. */
export type ChangedColumns = Readonly<Record<string, unknown>>;

/** One piece of evidence as the database returns it. */
export type TimelineRow = {
  kind: TimelineKind;
  at: Date;
  /** Unique within the kind. */
  id: number;
  actor_name: string | null;
  /** 1 for the latest of its kind, 2 for the one before it, and so on. */
  recency: number;
  /** What is known beyond that; absent or null where the kind has none. Times are ISO 8601. */
  details: {
    note?: string | null;
    reason?: string | null;
    /** The hours that were set or paid. */
    start_time?: string | null;
    end_time?: string | null;
    /** Money that moved. */
    cents?: number | null;
    /** A value of the dispute. */
    value?: number | null;
    /** What a cancellation guaranteed. */
    minutes?: number | null;
    before?: ChangedColumns | null;
    after?: ChangedColumns | null;
    geo_log?: LoggedPosition | null;
  };
};

/** Where a phone was, and the fence at that time. */
export type LoggedPosition = {
  action: GeoLogAction;
  precision: 'FINE' | 'COARSE';
  longitude: number;
  latitude: number;
  fence_longitude: number;
  fence_latitude: number;
  fence_radius_meters: number;
};

import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { toMatchBlockers } from '../matching/matchBlockers.ts';
import { type ProSummary, toProSummary } from '../../pros/profiles/proSummary.ts';
import type { ApplicationResponse } from './applicationResponse.ts';
import type { ApplicationRow } from './applicationRows.ts';
import type { BreakRule } from '../../schedule/suggestedBreaks/loadSuggestedBreaks.ts';
import { cancellationReasonToWire } from '../../schedule/cancelling/cancellationReason.ts';
import { toTimesheet } from './toTimesheet.ts';

type Known = {
  caller: Caller;
  slug: string;
  /** The break rules of the location's market. */
  suggestedBreaks: readonly BreakRule[];
};

/** The response of an application for this caller; undefined when it is not visible to them. */
export function toApplicationResponse(
  row: ApplicationRow,
  { caller, slug, suggestedBreaks }: Known,
): ApplicationResponse | undefined {
  const access = accessOf(caller, { id: row.location_id, organization_id: row.organization_id });
  if (!access) return undefined;
  const seesMoney = may(access, 'wages.view');
  const isStaff = access !== 'TEAM_CAPTAIN';
  return {
    id: row.id,
    timezone: row.timezone,
    gig_id: row.gig_id,
    gig_status: row.gig_status,
    location_id: row.location_id,
    created_ts: row.created_ts.toISOString(),
    last_updated_ts: row.last_updated_ts.toISOString(),
    gigster: isStaff ? toProSummary(row) : withoutRecord(toProSummary(row)),
    phone_number: row.is_confirmed ? row.pro_phone_number : null,
    is_cancelled: row.is_cancelled,
    is_selected: row.is_selected,
    is_confirmed: row.is_confirmed,
    is_blocked: row.is_blocked,
    is_favorite: row.favorite_id !== null,
    match_score: row.match_score,
    match: isStaff
      ? { parts: row.match_parts, blockers: toMatchBlockers(row) }
      : { parts: null, blockers: [] },
    review: isStaff ? toReview(row) : null,
    cancellation: toCancellation(row, slug),
    payment: isStaff
      ? toPayment(
          row.business_payment_id,
          row.business_payment_status,
          seesMoney ? row.business_payment_amount : null,
        )
      : null,
    pro_payment: isStaff
      ? toPayment(row.pro_payment_id, row.pro_payment_status, seesMoney ? row.pro_payment_amount : null)
      : null,
    working_hours: toWorkingHours(row),
    is_boosted: row.is_boosted,
    badges: row.badges,
    selection_source: row.selection_source,
    selection_explanation: row.selection_explanation,
    override_note: toOverrideNote(row),
    sent_home: toSentHome(row),
    suggested_breaks: [...suggestedBreaks],
    timesheet: toTimesheet(row),
    flagged_geo_log_count: may(access, 'hours.adjust') ? row.flagged_geo_log_count : null,
  };
}

/** What team captains see of a pro. */
function withoutRecord(pro: ProSummary): ProSummary {
  return {
    ...pro,
    distance_miles: null,
    performance: { ...pro.performance, rating: null, completion_percentage: null },
  };
}

function toReview({ review_feedback, review_ratings }: ApplicationRow): ApplicationResponse['review'] {
  if (review_feedback === null && review_ratings === null) return null;
  return { feedback: review_feedback, ratings: review_ratings ?? [] };
}

function toCancellation(row: ApplicationRow, slug: string): ApplicationResponse['cancellation'] {
  if (row.cancellation_reason === null) return null;
  return {
    created_ts: (row.cancelled_ts ?? row.last_updated_ts).toISOString(),
    explanation: row.cancellation_explanation,
    reason: cancellationReasonToWire(row.cancellation_reason, slug),
  };
}

function toOverrideNote(row: ApplicationRow): ApplicationResponse['override_note'] {
  if (row.override_note === null || row.override_note_ts === null) return null;
  return {
    note: row.override_note,
    created_ts: row.override_note_ts.toISOString(),
    author_name: [row.overrider_first_name, row.overrider_last_name].filter(Boolean).join(' '),
  };
}

function toSentHome({ sent_home_reason: reason, sent_home_ts }: ApplicationRow) {
  if (reason === null || sent_home_ts === null) return null;
  return { reason, created_ts: sent_home_ts.toISOString() };
}

function toPayment(
  id: number | null,
  status: ApplicationRow['business_payment_status'],
  total_amount: number | null,
): ApplicationResponse['payment'] {
  return id === null || status === null ? null : { id, total_amount, status };
}

function toWorkingHours(row: ApplicationRow): ApplicationResponse['working_hours'] {
  return {
    start_time: row.work_start_time.toISOString(),
    end_time: row.work_end_time.toISOString(),
    original_start_time: row.original_work_start_time.toISOString(),
    original_end_time: row.original_work_end_time.toISOString(),
    last_updated_ts: row.hours_updated_ts?.toISOString() ?? null,
    reason: row.hours_reason,
    last_updated_by_user: toEditor(row),
  };
}

/** Who changed the hours; of a pro only what managers see of pros. */
function toEditor({ hours_updated_by_user_id: id, editor_pro_name, ...row }: ApplicationRow) {
  if (id === null) return null;
  return editor_pro_name === null
    ? { id, first_name: row.editor_first_name ?? '', last_name: row.editor_last_name ?? '' }
    : { id, first_name: editor_pro_name, last_name: '' };
}

import { sql } from 'kysely';
import { isCalledOff } from './evidenceOfCancellation.ts';
import { gigEvidenceFields } from './gigEvidenceFields.ts';

// The changes of a transaction carry its start, and what it writes itself a moment later.
const isOfAssignment = sql`exists (
  select from offers
  where application_type = 'ASSIGNMENT'
    and log.created_ts between offers.created_ts - interval '10 seconds' and offers.created_ts
)`;

/** The posting with its edits, what the pro was offered, and how they got the place or lost it. */
export const evidenceOfFilling = sql`
  select 'POSTED' as kind, gigs.created_ts as at, 0 as rank, gigs.id as id,
    (select actor_user_id from log where subject = 'gigs' and action = 'created' limit 1) as actor_user_id,
    '{}'::jsonb as details
  from gigs, work where gigs.id = work.gig_id
  union all
  select 'SHIFT_EDITED', log.created_ts, 1, log.id, log.actor_user_id,
    jsonb_build_object('before', log.before, 'after', log.after)
  from log
  where subject = 'gigs' and action = 'changed' and jsonb_exists_any(log.before, ${gigEvidenceFields}::text[])
  union all
  select case application_type when 'ASSIGNMENT' then 'ASSIGNED' else 'OFFER_MADE' end, created_ts, 2, id,
    created_by_user_id, jsonb_build_object('note', message, 'cents', nullif((bonus * 100)::integer, 0))
  from offers
  union all
  select 'OFFER_' || status,
    case status when 'EXPIRED' then expires_ts when 'WITHDRAWN' then withdrawn_ts else answered_ts end, 3, offers.id,
    case
      when status in ('ACCEPTED', 'DECLINED') then work.pro_user_id
      -- Another pro took the last place.
      when withdrawal_reason is distinct from 'GIG_FULL' then withdrawn_by_user_id
    end,
    jsonb_build_object('reason', withdrawal_reason)
  from offers, work
  where application_type = 'DIRECT_OFFER' and status <> 'PENDING'
  union all
  select 'APPLIED', created_ts, 2, id, pro_user_id, '{}'
  from work
  where not exists (
    select from offers where application_id = work.id and coalesce(answered_ts, offers.created_ts) = work.created_ts
  )
  union all
  select 'SELECTED', log.created_ts, 3, log.id, log.actor_user_id,
    jsonb_build_object('note', coalesce(log.after ->> 'override_note', log.after ->> 'selection_explanation'))
  from log
  where subject = 'gig_applications' and log.after ->> 'is_selected' = 'true'
    -- The acceptance of an offer selects as well.
    and log.after ->> 'selection_source' is distinct from 'AUTO_DIRECT_OFFER' and not ${isOfAssignment}
  union all
  select 'CONFIRMED', log.created_ts, 4, log.id, log.actor_user_id, '{}'
  from log
  where subject = 'gig_applications' and log.after ->> 'is_confirmed' = 'true'
    and log.after ->> 'selection_source' is distinct from 'AUTO_DIRECT_OFFER' and not ${isOfAssignment}
  union all
  select case log.after ->> 'is_cancelled' when 'true' then 'CANCELLED' when 'false' then 'REOPENED' else 'UNSELECTED' end,
    log.created_ts, 3, log.id, log.actor_user_id,
    jsonb_build_object(
      'note', log.after ->> 'cancellation_explanation', 'reason', log.after ->> 'cancellation_reason'
    )
  from log, work
  where subject = 'gig_applications' and action = 'changed'
    and (jsonb_exists(log.after, 'is_cancelled') or log.after ->> 'is_selected' = 'false')
    -- The cancellation of the gig says it.
    and not (log.after ->> 'is_cancelled' = 'true' and ${isCalledOff} and not exists (
      select from log as later
      where later.subject = 'gig_applications' and later.id > log.id and jsonb_exists(later.after, 'is_cancelled')
    ))
`;

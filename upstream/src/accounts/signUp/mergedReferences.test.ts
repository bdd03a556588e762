import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { database } = await startTestServer();

/** What becomes of each reference to an account that is merged into another. */
const fates = {
  moves: [
    'calendar_feeds.created_by_user_id',
    'gigs.onsite_manager_id',
    'licenses.user_id',
    'location_managers.user_id',
    'manager_profiles.user_id',
    'notification_choices.user_id',
    'operations.created_by_user_id',
    'organization_managers.user_id',
    'payment_methods.saved_by_user_id',
    'pro_notes.created_by_user_id',
    'quiet_hours.user_id',
    'referral_codes.user_id',
    'referrals.referred_user_id',
    'referrals.referrer_user_id',
    'saved_filters.user_id',
    'user_notes.user_id',
  ],
  'ends with the account': [
    'account_matches.matched_user_id',
    'account_matches.user_id',
    'api_tokens.user_id',
    'exports.user_id',
    'images.user_id',
    'once_only_writes.user_id',
    'sessions.user_id',
  ],
  'says who did something in the past': [
    'adhoc_payments.submitted_by_user_id',
    'attachments.user_id',
    'changes.actor_user_id',
    'direct_offers.created_by_user_id',
    'direct_offers.withdrawn_by_user_id',
    'dispute_events.actor_user_id',
    'dispute_payments.submitted_by_user_id',
    'geo_logs.reviewed_by_user_id',
    'gig_applications.cancelled_by_user_id',
    'gig_applications.hours_updated_by_user_id',
    'gig_applications.override_note_by_user_id',
    'gig_applications.selected_by_user_id',
    'invitations.accepted_by_user_id',
    'invitations.invited_by_user_id',
    'invoices.approved_by_user_id',
    'network_invites.invited_by_user_id',
    'network_members.added_by_user_id',
    'payments.submitted_by_user_id',
    'pro_blocks.created_by_user_id',
    'pro_groups.created_by_user_id',
    'refunds.created_by_user_id',
    'shift_breaks.recorded_by_user_id',
    'suggested_breaks.created_by',
    'suggested_breaks.last_updated_by',
    'time_punches.recorded_by_user_id',
    'user_notes.created_by_user_id',
    'users.merged_into_user_id',
  ],
  'belongs to pros, who cannot be merged': ['pros.user_id'],
};

const references = sql<{ reference: string }>`
  select conrelid::regclass || '.' || attname as reference
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where contype = 'f' and confrelid = 'users'::regclass
`;

test('every reference to an account moves in a merge, or stays on purpose', async () => {
  const { rows } = await references.execute(database);

  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(Object.values(fates).flat().toSorted());
});

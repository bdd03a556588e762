-- Gigs change after they were posted: by how many changes a gig is ahead of its posting, whether it still takes
-- applications, and how it was called off.

alter table gigs add column revision integer not null default 1;
alter table gigs add column applications_closed_ts timestamptz;
alter table gigs add column cancelled_ts timestamptz;
-- As applications keep it; null for gigs that fell away by themselves.
alter table gigs add column cancellation_reason text;
alter table gigs add column cancellation_explanation text;
-- Dollars owed to all confirmed pros together; null for a gig that was not called off by its location.
alter table gigs add column cancellation_fee_amount numeric(10, 2);

-- What people write into a gig. Who saves must have seen the last of it; counts and what follows from them do not
-- stand in anybody's way.
create function written_columns(gig gigs) returns jsonb language sql stable as $$
  select jsonb_build_array(
    gig.status = 'CANCELLED', gig.start_time, gig.end_time, gig.timezone, gig.skill_id, gig.type, gig.event_id,
    gig.employment_type, gig.allowed_confirmed_pros, gig.wage_amount, gig.boosted_gig_bonus, gig.unpaid_break_minutes,
    gig.description, gig.special_inst, gig.private_notes, gig.no_experience_required, gig.contact_name,
    gig.contact_phone, gig.onsite_manager_id, gig.location_address_id, gig.address_line_1, gig.city, gig.state_code,
    gig.zip_code, gig.auto_select_enabled, gig.background_check_required, gig.require_certifications,
    gig.is_auto_post_network_to_marketplace_enabled
  )
$$;

create function count_revision() returns trigger language plpgsql as $$
begin
  if new.revision = old.revision and written_columns(new) is distinct from written_columns(old) then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

-- Runs after the other triggers of a row before it is written, by its name.
create trigger written_revision before update on gigs for each row execute function count_revision();

-- The past of a gig is asked for since a revision.
create index changes_gig_revision on changes (gig_id, ((before ->> 'revision')::integer))
  where subject = 'gigs' and before ? 'revision';

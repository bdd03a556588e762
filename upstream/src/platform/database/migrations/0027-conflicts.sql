-- Where a pro has a place, the latest work first: what stands in the way of other work of theirs.
create index gig_applications_held on gig_applications (pro_id, work_end_time desc)
  where is_selected and not is_cancelled and not is_gig_cancelled;

-- Why somebody was selected or confirmed in spite of a conflict, in the words of who did it.
alter table gig_applications add column override_note text;
alter table gig_applications add column override_note_ts timestamptz;
alter table gig_applications add column override_note_by_user_id integer references users (id);

-- The note is about a place; who has none any more, by whatever way, starts anew.
create function forget_override_note() returns trigger language plpgsql as $$
begin
  new.override_note := null;
  new.override_note_ts := null;
  new.override_note_by_user_id := null;
  return new;
end $$;
create trigger forget_override_note before update of is_selected on gig_applications
  for each row when (old.is_selected and not new.is_selected)
  execute function forget_override_note();

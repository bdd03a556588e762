-- Operations that were carried out, by when: they are kept for a day.
create index operations_finished on operations (finished_ts, id) where status = 'done';

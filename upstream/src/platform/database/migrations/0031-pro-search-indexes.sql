-- What pros are searched by. The orders have indexes of their own (0001); these find the few whom a filter keeps.
create index pros_badges on pros using gin (badges);
create index pros_time_blocks on pros using gin (time_blocks);
create index pros_days_of_week on pros using gin (days_of_week);
create index pro_work_history_skill on pro_work_history (skill_id, pro_id) where skill_id is not null;
create index pro_certifications_certification on pro_certifications (certification_id, pro_id);

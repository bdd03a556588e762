-- Why the platform has not let a location in, or has put it out again; null for the others.
alter table locations add column approval_reason text;

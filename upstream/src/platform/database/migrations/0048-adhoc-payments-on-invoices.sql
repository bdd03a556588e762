-- The ad-hoc payments of invoiced locations are lines of their own, beside the work of the same application.
alter table invoice_lines add column adhoc_payment_id integer references adhoc_payments (id);
alter table invoice_lines drop constraint invoice_lines_invoice_id_application_id_key;
create unique index invoice_lines_once on invoice_lines (invoice_id, application_id) where adhoc_payment_id is null;
create unique index invoice_lines_adhoc on invoice_lines (adhoc_payment_id) where adhoc_payment_id is not null;

drop index invoice_lines_work;
create unique index invoice_lines_work on invoice_lines (application_id)
  where corrects_line_id is null and adhoc_payment_id is null;

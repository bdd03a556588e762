-- Refunds of invoiced work went to the organization that had the location when they were made. After a move of the location
-- that is another one than the one that was billed.
update refunds set organization_id = payers.organization_id
from (
  select distinct on (application_id, adhoc_payment_id) application_id, adhoc_payment_id, organization_id
  from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
  where invoices.status <> 'DRAFT'
  order by application_id, adhoc_payment_id, invoices.id
) as payers
where refunds.way = 'INVOICE' and refunds.application_id = payers.application_id
  and refunds.adhoc_payment_id is not distinct from payers.adhoc_payment_id
  and not exists (
    select from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
    where invoice_lines.application_id = refunds.application_id
      and invoice_lines.adhoc_payment_id is not distinct from refunds.adhoc_payment_id
      and invoices.status <> 'DRAFT' and invoices.organization_id = refunds.organization_id
  );

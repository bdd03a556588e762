import { invoiceStyles } from '@brigade/domain/businesses/locations/invoicing.ts';
import { adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { invoiceCreditReasons } from '@brigade/domain/pay/invoices/invoiceCredit.ts';
import { invoiceStatuses } from '@brigade/domain/pay/invoices/invoiceStatus.ts';
import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireDate, wireInstant } from '../../platform/schema/wireTime.ts';
import { payLineWire } from '../duePay/duePayWire.ts';

const invoiceCreditWire = z.object({
  id: z.int(),
  reason: openEnum(invoiceCreditReasons),
  person_name: z.string(),
  adhoc_reason: openEnum(adHocReasons).nullish(),
  amount: wireDecimal,
  tax_amount: wireDecimal.nullish(),
});
import { returnedPartShape } from '../returnedParts/returnedPartWire.ts';

/** What an invoice takes off for rewards and refunds. */
export type InvoiceCreditWire = z.infer<typeof invoiceCreditWire>;

/** An invoice; amounts in dollars. */
export const invoiceWire = z.object({
  id: z.int(),
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  style: openEnum(invoiceStyles),
  organization_id: z.int(),
  location_id: z.int().nullable(),
  location_name: z.string().nullable(),
  address: z.string().nullable(),
  period_start: wireDate,
  period_end: wireDate,
  timezone: z.string(),
  bill_to: z.object({
    name: z.string(),
    street_address: z.string(),
    city: z.string(),
    state_code: z.string(),
    zip_code: z.string(),
  }),
  seller: z
    .object({
      name: z.string(),
      address: z.array(z.string()),
      tax_id: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullish(),
  payment_method: z.object({ issuer: z.string(), last4: z.string() }).nullish(),
  line_count: z.int(),
  held_count: z.int(),
  lines: z.array(payLineWire),
  credits: z.array(invoiceCreditWire).nullish(),
  tax_percent: wireDecimal.nullish(),
  taxable_amount: wireDecimal.nullish(),
  tax_amount: wireDecimal,
  total_amount: wireDecimal,
  review_ends_ts: wireInstant,
  issued_ts: wireInstant.nullable(),
  due_date: wireDate.nullable(),
  paid_ts: wireInstant.nullable(),
  is_charging: z.boolean(),
  failure_code: openEnum(paymentFailures).nullable(),
  ...returnedPartShape,
});

export type InvoiceWire = z.infer<typeof invoiceWire>;

/** The work of one pro on an invoice; amounts in dollars. */
export const invoiceLineWire = z.object({
  id: z.int(),
  application_id: z.int().nullish(),
  adhoc_payment_id: z.int().nullish(),
  gig_id: z.int(),
  location_name: z.string(),
  pro_name: z.string(),
  skill_name: z.string(),
  work_start_time: wireInstant,
  work_end_time: wireInstant,
  timezone: z.string(),
  adhoc_reason: openEnum(adHocReasons).nullable(),
  is_late_cancellation: z.boolean().nullish(),
  minutes: z.int().nullable(),
  wage_amount: wireDecimal.nullable(),
  tax_amount: wireDecimal.nullish(),
  lines: z.array(payLineWire),
  total_amount: wireDecimal,
  corrects_number: z.string().nullable(),
  held_reason: z.string().nullable(),
  earlier_held_reason: z.string().nullable(),
});

/** The work of one pro on an invoice. */
export type InvoiceLineWire = z.infer<typeof invoiceLineWire>;

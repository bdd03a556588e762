import { z } from 'zod';
import { instant } from '../../platform/server/parameters.ts';
import { adHocReasons } from '../adHocPayments/adHocPaymentTerms.ts';
import { costLine } from '../payments/costLine.ts';
import { returnedAmount } from '../returnedParts/returnedAmount.ts';
import { paymentFailures } from '../payments/paymentFailure.ts';
import { invoiceStatuses, invoiceStyles } from './invoiceTables.ts';

const dollars = z.number().describe('Dollars');
const date = z.iso.date();
const count = z.int().nonnegative();

const invoiceCredit = z
  .object({
    id: z.int(),
    reason: z.enum(['REFERRAL_REWARD', 'REFUND']),
    person_name: z.string().describe('Who earned the reward, or whose pay is refunded'),
    adhoc_reason: z
      .enum(adHocReasons)
      .nullable()
      .describe('What the refunded ad-hoc payment was for; null for others'),
    amount: dollars.describe('Negative; before tax'),
    tax_amount: dollars.describe('The tax that it takes off: negative or 0'),
  })
  .meta({ id: 'InvoiceCredit' });

/** An invoice without its lines. */
export const invoiceResponse = z
  .object({
    id: z.int(),
    number: z.string().nullable().describe('Null for drafts; gapless within an organization'),
    status: z.enum(invoiceStatuses),
    style: z.enum(invoiceStyles),
    organization_id: z.int(),
    location_id: z.int().nullable().describe('Null for an invoice of several locations of the organization'),
    location_name: z.string().nullable(),
    address: z
      .string()
      .nullable()
      .describe('The address that it covers; null unless there is one per address'),
    period_start: date,
    period_end: date.describe('Inclusive'),
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
        name: z.string().describe('The legal name'),
        address: z.array(z.string()).describe('Its lines; empty if the server has none'),
        tax_id: z.string().nullable().describe('Null if the server has none'),
        email: z.string().nullable().describe('For questions about bills; null if the server has none'),
      })
      .describe('Who sells, as it was when the invoice was issued'),
    line_count: count.describe('Without lines that are held back'),
    held_count: count.describe('The lines that are held back'),
    lines: z.array(costLine).describe('The sums of the lines, by what they are for'),
    credits: z.array(invoiceCredit).describe('What is taken off for rewards and refunds; empty without any'),
    tax_percent: z.number().describe('The rate of the sales tax, in percent; 0 charges none'),
    taxable_amount: dollars.describe('The sum of the lines and the credits, to which the rate applies'),
    tax_amount: dollars.describe('The sales tax: the sum of that of each line and credit, rounded to cents'),
    total_amount: dollars.describe('The sum of the lines, the credits and the tax'),
    created_ts: instant,
    review_ends_ts: instant.describe('When a draft is issued unless it is approved earlier'),
    issued_ts: instant.nullable(),
    due_date: date.nullable(),
    paid_ts: instant.nullable(),
    payment_method: z
      .object({ issuer: z.string(), last4: z.string() })
      .nullable()
      .describe('What paid it. Null until then, and for payments before this was recorded'),
    is_charging: z.boolean().describe('Whether a payment was submitted and has no result yet'),
    failure_code: z
      .enum(paymentFailures)
      .nullable()
      .describe('Null unless the last payment failed, or came back after the invoice was paid'),
    returned_amount: returnedAmount,
  })
  .meta({ id: 'Invoice' });

/** An invoice without its lines. */
export type InvoiceResponse = z.output<typeof invoiceResponse>;

/** The work of one pro on an invoice. */
export const invoiceLineResponse = z
  .object({
    id: z.int(),
    application_id: z.int(),
    adhoc_payment_id: z.int().nullable().describe('Null for the work itself'),
    gig_id: z.int(),
    location_id: z.int(),
    location_name: z.string(),
    pro_name: z.string(),
    skill_name: z.string(),
    work_start_time: instant,
    work_end_time: instant,
    timezone: z.string(),
    adhoc_reason: z
      .enum(adHocReasons)
      .nullable()
      .describe('What an ad-hoc payment was for; null for the work itself'),
    is_late_cancellation: z
      .boolean()
      .describe(
        'Whether no one worked, and the line bills the guaranteed hours of a gig that was cancelled late',
      ),
    minutes: count.nullable().describe('The time that is billed; null for corrections and ad-hoc payments'),
    wage_amount: dollars.nullable().describe('Per hour; null for corrections and ad-hoc payments'),
    lines: z.array(costLine).describe('What the work costs; negative for a credit'),
    tax_amount: dollars.describe('The sales tax of this line; negative for a credit'),
    total_amount: dollars.describe('Before tax'),
    corrects_number: z.string().nullable().describe('The number of the invoice that this line corrects'),
    held_reason: z.string().nullable().describe('Why the line waits for a later invoice'),
    earlier_held_reason: z.string().nullable().describe('Why it was held back from an earlier invoice'),
  })
  .meta({ id: 'InvoiceLine' });

/** The work of one pro on an invoice. */
export type InvoiceLineResponse = z.output<typeof invoiceLineResponse>;

import { invoiceFrequencies, invoiceStyles } from '@brigade/domain/businesses/locations/invoicing.ts';
import * as z from 'zod/mini';

/** The days of a week, Monday first. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

/** How a location is invoiced, as a form holds it; null is nothing chosen. */
export interface InvoicingValues {
  invoicingEnabled: boolean;
  invoiceFrequency: (typeof invoiceFrequencies)[number] | null;
  invoiceStyle: (typeof invoiceStyles)[number] | null;
  invoiceWorkWeekEnd: (typeof weekdays)[number] | null;
}

/** The rules of those fields, for the schema of a form. */
export const invoicingShape = {
  invoicingEnabled: z.boolean(),
  invoiceFrequency: z.nullable(z.enum(invoiceFrequencies)),
  invoiceStyle: z.nullable(z.enum(invoiceStyles)),
  invoiceWorkWeekEnd: z.nullable(z.enum(weekdays)),
};

/** The member of a closed set with this name; null for an unknown name. */
export function memberOf<Member extends string>(
  members: readonly Member[],
  name: string | null | undefined,
): Member | null {
  return members.find((member) => member === name) ?? null;
}

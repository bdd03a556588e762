import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { exportDocuments, readyExports } from './readyExports.ts';

/** The number of a shift, from itself or from the address of one of its pages; null for any other text. */
export function shiftNumber(text: string): number | null {
  const number = /(?:^#?|\/gigs\/)([1-9]\d{0,8})(?:$|[/?#])/.exec(text.trim())?.[1];
  return number === undefined ? null : Number(number);
}

/** The rules of the form. */
export const exportSchema = formSchema({
  what: z.enum(readyExports),
  locationId: z.string(),
  year: z.string(),
  gig: z.string(),
  format: z.enum(['CSV', 'NDJSON']),
}).check(
  z.refine(({ what, gig }) => what !== 'applicants' || shiftNumber(gig) !== null, {
    path: ['gig'],
    error: 'Enter the number of a shift, such as 42, or the address of its page',
  }),
);

export type ExportValues = z.input<typeof exportSchema>;

/** What the form begins with. */
export function newExport(locationId: string, year: number): ExportValues {
  return { what: 'gigs', locationId, year: String(year), gig: '', format: 'CSV' };
}

/** The years to choose from: this one, the next one, and some that are over. */
export function exportYears(year: number): string[] {
  return [1, 0, -1, -2, -3].map((offset) => String(year + offset));
}

/** A year in a zone, as its first and last second. */
function yearOf(year: number, zone: string) {
  const start = (of: number) =>
    Temporal.PlainDate.from({ year: of, month: 1, day: 1 }).toZonedDateTime(zone).toInstant();
  return {
    from: start(year).toString(),
    to: start(year + 1)
      .subtract({ seconds: 1 })
      .toString(),
  };
}

/** The input of the mutation; the year is that of the zone. */
export function exportInput({ what, locationId, year, gig, format }: ExportValues, zone: string) {
  const location = Number(locationId);
  const shift = shiftNumber(gig);
  const choices = {
    gigs: { name: `Shifts of ${year}`, variables: { location, ...yearOf(Number(year), zone) } },
    applicants: { name: `Applicants of shift ${shift}`, variables: { gig: shift } },
    network: { name: 'Pros of the network', variables: { location } },
  };
  const { name, variables } = choices[what];
  return { name, format, document: exportDocuments[what], variables: JSON.stringify(variables) };
}

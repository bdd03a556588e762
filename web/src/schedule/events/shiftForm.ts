import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import type * as z from 'zod/mini';
import { contactShape } from '../../businesses/locations/settings/sections/contactShape.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** The schema of the event shift form. */
export const shiftFormSchema = formSchema({
  date: requiredText,
  startTime: requiredText,
  endTime: requiredText,
  contactName: gigTerms.contactName.rule,
  contactPhone: contactShape.phoneNumber,
});

/** The values of the form, with dates and times local to the location. */
interface ShiftFormValues {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly contactName: string;
  readonly contactPhone: string;
}

interface ShownShift {
  readonly startTime: string;
  readonly endTime: string;
  readonly contactName: string;
  readonly contactPhone: string;
}

/** The initial form values of a shift. */
export function shiftFormValues(
  { startTime, endTime, ...contact }: ShownShift,
  zone: string,
): ShiftFormValues {
  const start = Temporal.Instant.from(startTime).toZonedDateTimeISO(zone);
  const end = Temporal.Instant.from(endTime).toZonedDateTimeISO(zone);
  return {
    date: start.toPlainDate().toString(),
    startTime: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    endTime: end.toPlainTime().toString({ smallestUnit: 'minute' }),
    ...contact,
  };
}

type Times = Pick<ShiftFormValues, 'date' | 'startTime' | 'endTime'>;

/** Whether the times of the shift changed. */
export function isMoved(before: Times, after: Times): boolean {
  return (
    before.date !== after.date || before.startTime !== after.startTime || before.endTime !== after.endTime
  );
}

/** Only the changed fields, so that concurrent changes by other users are kept. */
export function changesOfShift(before: ShiftFormValues, after: z.output<typeof shiftFormSchema>) {
  const { date, startTime, endTime, contactName, contactPhone } = after;
  const phoneBefore = optionalPhone.parse(before.contactPhone);
  return {
    ...(isMoved(before, after) && { date, startTime, endTime }),
    ...((before.contactName !== contactName || phoneBefore !== contactPhone) && {
      contactName,
      contactPhone,
    }),
  };
}

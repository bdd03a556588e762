import { shiftTemplateProblems } from '@brigade/domain/schedule/shiftTemplates/shiftTemplateProblems.ts';
import { timeOfDay } from '@brigade/domain/platform/validation/timeOfDay.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** The values of the form: times such as `18:30`, minutes as digits. */
export interface ShiftTemplateValues {
  startTime: string;
  endTime: string;
  unpaidBreakMinutes: string;
}

const minutes = z.pipe(
  z.string().check(z.regex(/^\s*\d{0,4}\s*$/, 'Enter 0 minutes or more')),
  z.transform((text) => Number(text)),
);

/** The schema of the form. An empty break means no break. */
export const shiftTemplateSchema = formSchema({
  startTime: timeOfDay,
  endTime: timeOfDay,
  unpaidBreakMinutes: minutes,
}).check((context) => {
  for (const { field, message } of shiftTemplateProblems(context.value)) {
    context.issues.push({ code: 'custom', path: [field], message, input: context.value });
  }
});

import { addOnNotes } from '@brigade/domain/businesses/addOns/addOnNotes.ts';
import {
  addOnEndDate,
  addOnPeriodProblem,
  addOnStartDate,
} from '@brigade/domain/businesses/addOns/addOnPeriodRules.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** The form values of a booking. Without a last day it continues until it is ended. */
export interface AddOnValues {
  startDate: string;
  endDate: string;
  notes: string;
}

/** The rules of the form. */
export const addOnSchema = formSchema({
  startDate: addOnStartDate,
  endDate: addOnEndDate,
  notes: addOnNotes,
}).check(
  z.check(({ value, issues }) => {
    const message = addOnPeriodProblem(value);
    if (message !== null) issues.push({ code: 'custom', path: ['endDate'], message, input: value.endDate });
  }),
);

/** The parsed values. */
export type ParsedAddOn = z.output<typeof addOnSchema>;

import {
  type ShiftHours,
  shiftTemplateProblems,
} from '@brigade/domain/schedule/shiftTemplates/shiftTemplateProblems.ts';
import { z } from 'zod';
import type { PathsByTarget } from '../../platform/errors/userError.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ShiftTemplate } from './ShiftTemplate.ts';
import type { ShiftTemplateBody, ShiftTemplateWire } from './shiftTemplatesApi.ts';

/**
 * The input fields of a shift template.
 *
 * @param breakOmitted completes the description of the break with what it is without a value.
 */
export function shiftTemplateFields(
  t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>,
  breakOmitted: string,
) {
  return {
    startTime: t.field({
      type: 'LocalTime',
      required: true,
      description: "The start time of the shift, in the location's time zone.",
    }),
    endTime: t.field({
      type: 'LocalTime',
      required: true,
      description:
        'The end time of the shift, at most 16 hours later. An end at or before the start is on the next day.',
    }),
    unpaidBreakMinutes: t.int({ description: `The unpaid break, in minutes. ${breakOmitted}` }),
  };
}

/** Extends the validation rules of an input with those of the shift template fields. */
export function withShiftRules<Shape extends z.core.$ZodLooseShape>(rules: Shape) {
  const times = z.looseObject({
    ...rules,
    startTime: z.string(),
    endTime: z.string(),
    unpaidBreakMinutes: z.nullish(z.int().min(0, 'Enter 0 minutes or more')),
  });
  return times.superRefine((input, context) => {
    const { startTime, endTime, unpaidBreakMinutes } = input as Partial<ShiftHours>;
    const hours = { startTime: String(startTime), endTime: String(endTime) };
    for (const { field, message } of shiftTemplateProblems({
      ...hours,
      unpaidBreakMinutes: unpaidBreakMinutes ?? 0,
    })) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
}

/** Converts the input to its REST representation. */
export function shiftTemplateBody(
  locationId: number,
  input: { startTime: string; endTime: string; unpaidBreakMinutes?: number | null | undefined },
): ShiftTemplateBody {
  return {
    location_id: locationId,
    start_time: input.startTime,
    end_time: input.endTime,
    unpaid_break_minutes: input.unpaidBreakMinutes ?? 0,
  };
}

/** Maps REST fields to paths in the input. */
export const shiftTemplatePaths: PathsByTarget = {
  start_time: ['startTime'],
  end_time: ['endTime'],
  unpaid_break_minutes: ['unpaidBreakMinutes'],
};

/** The `shiftTemplate` field of a mutation payload. */
export function shiftTemplateField<Payload extends { readonly shiftTemplate: ShiftTemplateWire }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: ShiftTemplate,
    nullable: true,
    description: 'The shift template after the change. Null if the mutation failed.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.shiftTemplate),
  });
}

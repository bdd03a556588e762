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

/** The times of a template in an input. */
export function shiftTemplateFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    startTime: t.field({
      type: 'LocalTime',
      required: true,
      description: 'When the shift starts, on the clocks of the place.',
    }),
    endTime: t.field({
      type: 'LocalTime',
      required: true,
      description: 'When it ends, at most 16 hours later; at or before the start: on the next day.',
    }),
    unpaidBreakMinutes: t.int({ description: 'The minutes that are not paid; 0 when left out.' }),
  };
}

/** The rules of the times, all at once, to add to those of the rest of an input. */
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

/** The input as REST takes it. */
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

/** Where the fields that REST names stand in the input. */
export const shiftTemplatePaths: PathsByTarget = {
  start_time: ['startTime'],
  end_time: ['endTime'],
  unpaid_break_minutes: ['unpaidBreakMinutes'],
};

/** The field `shiftTemplate` of the payloads of mutations that add or change one. */
export function shiftTemplateField(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, { readonly shiftTemplate: ShiftTemplateWire }>,
) {
  return t.field({
    type: ShiftTemplate,
    nullable: true,
    description: 'The shift template; null when it was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.shiftTemplate),
  });
}

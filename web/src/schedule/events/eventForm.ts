import { eventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import * as z from 'zod/mini';
import type { LeadValues } from '../../posting/postingValues.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** What stands in the form of an event. */
export interface EventValues {
  name: string;
  leads: LeadValues[];
}

// A role that nobody has chosen yet is null in the form; the rules, which take no null, refuse it.
const typedLeads = z.pipe(
  z.custom<LeadValues[]>(),
  z.transform((leads) => leads as z.input<typeof eventLeads>),
);

/** The rules of the form. */
export const eventFormSchema = formSchema({ name: eventName, leads: z.pipe(typedLeads, eventLeads) });

/** What the form makes of what was typed. */
export type ParsedEvent = z.output<typeof eventFormSchema>;

/** An empty lead to fill in, behind these. */
export function nextLead(leads: readonly LeadValues[]): LeadValues {
  const number = 1 + Math.max(0, ...leads.map(({ key }) => Number(key)));
  return { key: String(number), role: 'EVENT_LEAD', name: '', phone: '' };
}

import { eventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import * as z from 'zod/mini';
import type { LeadValues } from '../posting/postingValues.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';

export interface EventValues {
  name: string;
  leads: LeadValues[];
}

// The role is null until the user chooses one. The schema then rejects it.
const typedLeads = z.pipe(
  z.custom<LeadValues[]>(),
  z.transform((leads) => leads as z.input<typeof eventLeads>),
);

export const eventFormSchema = formSchema({ name: eventName, leads: z.pipe(typedLeads, eventLeads) });

/** The parsed values of the event form. */
export type ParsedEvent = z.output<typeof eventFormSchema>;

/** An empty lead with a unique key. */
export function nextLead(leads: readonly LeadValues[]): LeadValues {
  const number = 1 + Math.max(0, ...leads.map(({ key }) => Number(key)));
  return { key: String(number), role: 'EVENT_LEAD', name: '', phone: '' };
}

import * as z from 'zod/mini';
import { optionalPhone } from '../../platform/validation/phone.ts';
import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';
import { type EventLeadRole, eventLeadRoles } from './eventLeadRole.ts';

/** The most leads that an event can have. */
export const mostEventLeads = 20;

/** Who leads an event on the day: what they do there, who they are, and where to reach them if anywhere. */
export const eventLead = z.object({
  role: z.enum(eventLeadRoles as readonly [EventLeadRole, ...EventLeadRole[]], 'This field is required'),
  name: requiredTextUpTo(100),
  phone: optionalPhone,
});

/** Who leads an event, in the order in which people named them. */
export const eventLeads = z
  .array(eventLead)
  .check(z.maxLength(mostEventLeads, `At most ${mostEventLeads} leads`));

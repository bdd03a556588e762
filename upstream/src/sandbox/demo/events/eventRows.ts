import type { EventLead } from '../../../schedule/events/eventTables.ts';
import type { DemoRow } from '../demoRow.ts';
import { type EventPlan, eventPlans } from '../gigs/eventPlans.ts';
import { managersOf } from '../users/managersOf.ts';

/** The roles of event leads, the most important first. */
const roles = ['Event Lead', 'Event Coordinator', 'Host'];

function leadsOf({ location }: EventPlan): EventLead[] {
  return managersOf(location.row.id)
    .slice(0, roles.length)
    .map(({ firstName, lastName, phone }, index) => ({
      role: roles[index] ?? 'Event Staff',
      name: `${firstName} ${lastName}`,
      phone,
    }));
}

/** The events of the demo; every other one already has leads. */
export const eventRows: DemoRow<'events'>[] = eventPlans.map((plan) => ({
  id: plan.id,
  name: plan.name,
  organization_id: plan.location.row.organization_id,
  leads: plan.id % 2 === 1 ? leadsOf(plan) : [],
}));

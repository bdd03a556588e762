import type { EventLead } from '../../../schedule/events/eventTables.ts';
import type { DemoRow } from '../demoRow.ts';
import { type EventPlan, eventPlans } from '../gigs/eventPlans.ts';
import { managersOf } from '../users/managersOf.ts';
import { teamCaptain } from '../users/staffAccounts.ts';

/** The roles of event leads, the most important first. */
const roles = ['Event Lead', 'Event Coordinator', 'Host'];

function leadsOf({ id, location }: EventPlan): EventLead[] {
  const people = managersOf(location.row.id);
  return [...(id === 1 ? [teamCaptain] : []), ...people]
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

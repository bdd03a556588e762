import {
  type EventLeadRole as Role,
  eventLeadRoleFromName,
  eventLeadRoleName,
} from '@brigade/domain/schedule/events/eventLeadRole.ts';
import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { known } from '../../platform/schema/known.ts';
import type { EventWire } from './eventWire.ts';

const EventLeadRole = builder.enumType('EventLeadRole', {
  description: 'The role of a person who leads an event.',
  values: {
    EVENT_LEAD: { description: 'Is responsible for the whole event.' },
    EVENT_COORDINATOR: { description: 'Coordinates people, places and schedules.' },
    EVENT_STAFF: { description: 'Helps wherever needed at the event.' },
    CONVERSION_STAFF: { description: 'Sets up and turns over rooms.' },
    DRIVER: { description: 'Transports people and equipment by vehicle.' },
    HOST: { description: 'Welcomes and seats the guests.' },
    WARDROBE: { description: 'Takes care of uniforms and clothing.' },
    ASSISTANT_TEAM_LEAD: { description: 'Deputizes for the team lead.' },
  } satisfies Record<Role, { description: string }>,
});

export const EventLead = builder.objectRef<NonNullable<EventWire['leads']>[number]>('EventLead').implement({
  description: 'A person who leads an event.',
  fields: (t) => ({
    role: t.field({
      type: EventLeadRole,
      description: 'The role of the person at the event.',
      resolve: ({ role }) => known(eventLeadRoleFromName(role), 'role of an event lead'),
    }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    phone: t.string({
      nullable: true,
      description: 'The phone number of the person with country code, if any.',
      resolve: ({ phone }) => (phone == null ? null : withCountryCode(phone)),
    }),
  }),
});

export const EventLeadInput = builder.inputType('EventLeadInput', {
  description: 'A person who leads an event.',
  fields: (t) => ({
    role: t.field({
      type: EventLeadRole,
      required: true,
      description: 'The role of the person at the event.',
    }),
    name: t.string({ required: true, description: 'The name of the person, at most 100 characters.' }),
    phone: t.string({ description: 'The US phone number of the person. Null or blank for none.' }),
  }),
});

/** Converts a validated lead to its REST representation. */
export function leadBody({
  role,
  name,
  phone,
}: {
  role: Role;
  name: string;
  phone?: string | null | undefined;
}) {
  return { role: eventLeadRoleName(role), name, phone: withCountryCode(phone ?? '') || null };
}

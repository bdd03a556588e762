import {
  type EventLeadRole as Role,
  eventLeadRoleFromName,
  eventLeadRoleName,
} from '@brigade/domain/schedule/events/eventLeadRole.ts';
import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { builder } from '../platform/schema/builder.ts';
import { known } from '../platform/schema/known.ts';
import type { EventWire } from '../schedule/events/eventWire.ts';

const EventLeadRole = builder.enumType('EventLeadRole', {
  description: 'What somebody who leads an event does there.',
  values: {
    EVENT_LEAD: { description: 'Answers for the whole event.' },
    EVENT_COORDINATOR: { description: 'Keeps people, places and times together.' },
    EVENT_STAFF: { description: 'Helps where help is needed.' },
    CONVERSION_STAFF: { description: 'Sets rooms up and turns them over.' },
    DRIVER: { description: 'Drives people and things.' },
    HOST: { description: 'Receives the guests.' },
    WARDROBE: { description: 'Looks after what people wear.' },
    ASSISTANT_TEAM_LEAD: { description: "Stands in for the team's lead." },
  } satisfies Record<Role, { description: string }>,
});

export const EventLead = builder.objectRef<NonNullable<EventWire['leads']>[number]>('EventLead').implement({
  description: 'Somebody who leads an event on the day.',
  fields: (t) => ({
    role: t.field({
      type: EventLeadRole,
      description: 'What they do there.',
      resolve: ({ role }) => known(eventLeadRoleFromName(role), 'role of an event lead'),
    }),
    name: t.exposeString('name', { description: 'Who it is.' }),
    phone: t.string({
      nullable: true,
      description: 'Where to reach them, with its country code, if anywhere.',
      resolve: ({ phone }) => (phone == null ? null : withCountryCode(phone)),
    }),
  }),
});

export const EventLeadInput = builder.inputType('EventLeadInput', {
  description: 'Somebody who leads an event on the day.',
  fields: (t) => ({
    role: t.field({ type: EventLeadRole, required: true, description: 'What they do there.' }),
    name: t.string({ required: true, description: 'Who it is, at most 100 characters.' }),
    phone: t.string({ description: 'Where to reach them: a US number; null or blank for none.' }),
  }),
});

/** A lead as REST takes it, of an input that has kept its rules. */
export function leadBody({
  role,
  name,
  phone,
}: {
  role: Role;
  name: string;
  phone?: string | null | undefined;
}) {
  return { role: eventLeadRoleName(role), name, phone: phone?.trim() || null };
}

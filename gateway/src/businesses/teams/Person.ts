import { personLabel } from '@brigade/domain/businesses/teams/personLabel.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import type { ManagerUserWire } from './managerWire.ts';

function fullNameOf({ first_name, last_name }: ManagerUserWire): string {
  return `${first_name} ${last_name}`.trim();
}

export const Person = builder.objectRef<ManagerUserWire>('Person').implement({
  description: 'Somebody on a team, and how to reach them.',
  fields: (t) => ({
    firstName: t.exposeString('first_name', { description: 'The first name; may be empty.' }),
    lastName: t.exposeString('last_name', { description: 'The last name; may be empty.' }),
    fullName: t.string({
      description: 'First and last name as one text; may be empty.',
      resolve: fullNameOf,
    }),
    displayName: t.string({
      description: 'What to call them: the full name, or an address where no name was given yet.',
      resolve: (person) =>
        personLabel({
          fullName: fullNameOf(person),
          email: person.email ?? null,
          phoneNumber: person.phone_number ?? null,
        }),
    }),
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address, if any.' }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number in E.164 (+1 and ten digits), if any.',
    }),
    isActive: t.boolean({
      description: 'Whether the account may sign in. Also true where the server does not tell.',
      resolve: ({ is_active }) => is_active !== false,
    }),
    isViewer: t.boolean({
      nullable: true,
      description: 'Whether that is who asks.',
      resolve: async ({ id }, _args, { rest }) => (await rest.call(getViewer)).id === id,
    }),
  }),
});

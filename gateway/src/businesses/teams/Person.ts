import { personLabel } from '@brigade/domain/businesses/teams/personLabel.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import type { ManagerUserWire } from './managerWire.ts';

function fullNameOf({ first_name, last_name }: ManagerUserWire): string {
  return `${first_name} ${last_name}`.trim();
}

export const Person = builder.objectRef<ManagerUserWire>('Person').implement({
  description: 'A member of a team and their contact details.',
  fields: (t) => ({
    firstName: t.exposeString('first_name', { description: "The person's first name; may be empty." }),
    lastName: t.exposeString('last_name', { description: "The person's last name; may be empty." }),
    fullName: t.string({
      description: 'The first and last name combined; may be empty.',
      resolve: fullNameOf,
    }),
    displayName: t.string({
      description: 'The name to display: the full name, or a contact address if there is no name yet.',
      resolve: (person) =>
        personLabel({
          fullName: fullNameOf(person),
          email: person.email ?? null,
          phoneNumber: person.phone_number ?? null,
        }),
    }),
    email: t.exposeString('email', { nullable: true, description: "The person's email address, if any." }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number in E.164 (+1 and ten digits), if any.',
    }),
    isActive: t.boolean({
      description: 'Whether the account can sign in. Also true if the REST API does not provide this.',
      resolve: ({ is_active }) => is_active !== false,
    }),
    isViewer: t.boolean({
      nullable: true,
      description: 'Whether this person is the viewer.',
      resolve: async ({ id }, _args, { rest }) => (await rest.call(getViewer)).id === id,
    }),
  }),
});

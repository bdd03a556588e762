import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { listLinkableAccounts } from './accountsApi.ts';
import { LinkableAccount } from './LinkableAccount.ts';

const AccountMatch = builder.enumType('AccountMatch', {
  description: 'The reason why two accounts may belong to one person.',
  values: {
    EMAIL: { description: 'The same email address.', value: 'email' },
    PHONE: { description: 'The same phone number.', value: 'phone' },
  } as const,
});

const LinkableAccountConnection = builder.connectionObject(
  {
    type: LinkableAccount,
    name: 'LinkableAccountConnection',
    description: 'A part of a list of accounts to link.',
  },
  { name: 'LinkableAccountEdge', description: 'An account to link and its place in the list.' },
);

builder.objectField(User, 'linkableAccounts', (t) =>
  t.connection(
    {
      type: LinkableAccount,
      nullable: true,
      description: 'Accounts that may belong to the user, too, the oldest first. Costs one upstream call.',
      args: {
        match: t.arg({
          type: AccountMatch,
          description: 'Only accounts that were found by this kind of match.',
        }),
      },
      resolve: (_user, { match, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listLinkableAccounts, { query: { page, page_size: pageSize, connection: match } }),
          idOf: ({ id }) => id,
        }),
    },
    LinkableAccountConnection,
  ),
);

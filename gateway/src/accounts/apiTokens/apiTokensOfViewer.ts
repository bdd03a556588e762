import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { ApiToken } from './ApiToken.ts';
import { listApiTokens } from './apiTokensApi.ts';

export const ApiTokenConnection = builder.connectionObject(
  { type: ApiToken, name: 'ApiTokenConnection', description: 'A part of a list of API tokens.' },
  { name: 'ApiTokenEdge', description: 'An API token and its place in the list.' },
);

builder.objectFields(User, (t) => ({
  apiToken: t.expose('api_token', {
    type: ApiToken,
    nullable: true,
    description:
      "The API token that this request carries, to which the viewer's roles are limited. Null for a session.",
  }),
  apiTokens: t.connection(
    {
      type: ApiToken,
      nullable: true,
      description:
        "The viewer's API tokens that are not revoked, the newest first, at most 50. Null with the error " +
        'FORBIDDEN for a request with an API token. Costs one upstream call.',
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listApiTokens, { query: { page, page_size: pageSize } }),
          idOf: ({ id }) => id,
        }),
    },
    ApiTokenConnection,
  ),
}));

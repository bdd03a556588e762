import { ApiToken } from '../../accounts/apiTokens/ApiToken.ts';
import { listOrganizationTokens } from '../../accounts/apiTokens/apiTokensApi.ts';
import { ApiTokenConnection } from '../../accounts/apiTokens/apiTokensOfViewer.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Organization } from './Organization.ts';

builder.objectField(Organization, 'apiTokens', (t) =>
  t.connection(
    {
      type: ApiToken,
      nullable: true,
      description:
        'The API tokens that are limited to the organization or to one of its locations and are not ' +
        'revoked, made by any user, the newest first. Only admins of the organization see them: null with ' +
        'the error FORBIDDEN for others, and for a request with an API token. Costs one upstream call.',
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listOrganizationTokens, { path: { id }, query: { page, page_size: pageSize } }),
          idOf: (token) => token.id,
        }),
    },
    ApiTokenConnection,
  ),
);

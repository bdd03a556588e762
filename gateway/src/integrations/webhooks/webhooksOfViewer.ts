import { User } from '../../accounts/users/User.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Webhook } from './Webhook.ts';
import { listWebhooks } from './webhooksApi.ts';

const WebhookConnection = builder.connectionObject(
  { type: Webhook, name: 'WebhookConnection', description: 'A part of a list of webhooks.' },
  { name: 'WebhookEdge', description: 'A webhook and its place in the list.' },
);

builder.objectFields(User, (t) => ({
  webhooks: t.connection(
    {
      type: Webhook,
      nullable: true,
      description:
        "The viewer's webhooks, the newest first, at most 20; with an API token, those of that token. " +
        'Null with a `NOT_FOUND` error for a server without webhooks. Costs one upstream call.',
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listWebhooks, { query: { page, page_size: pageSize } }),
          idOf: ({ id }) => id,
        }),
    },
    WebhookConnection,
  ),
}));

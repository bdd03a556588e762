import { encodeGlobalID } from '@pothos/plugin-relay';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import { WebhookPauseReason, WebhookTopic } from './webhookEnums.ts';
import { listDeliveries, webhookById } from './webhooksApi.ts';
import type { WebhookWire } from './webhookWire.ts';

const DeliveryConnection = builder.connectionObject(
  {
    type: WebhookDelivery,
    name: 'WebhookDeliveryConnection',
    description: 'A part of the log of a webhook.',
  },
  { name: 'WebhookDeliveryEdge', description: 'A delivery and its place in the log.' },
);

export const Webhook = builder.node(builder.objectRef<WebhookWire>('Webhook'), {
  description:
    'Sends what happens at the locations that its API token can see to an address of its maker, as a GraphQL selection of ' +
    "the maker's choice, signed by the Standard Webhooks specification. It ends with its API token.",
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(webhookById, databaseIdIn(id), 'webhook', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the webhook.' }),
    name: t.exposeString('name', { description: 'The name of the token, as its maker entered it.' }),
    url: t.exposeString('url', { description: 'Where its deliveries are sent, by POST.' }),
    topics: t.expose('topics', {
      type: [WebhookTopic],
      description: 'What it subscribes to, in the order of the enum.',
    }),
    selection: t.exposeString('selection', {
      description: 'What its payloads select of a `Gig` or `GigApplication`, such as `{ id status }`.',
    }),
    cost: t.exposeInt('cost', {
      description: 'What it costs to read a payload, in the points of `extensions.cost`.',
    }),
    apiTokenId: t.id({
      description: 'The ID of the API token whose rights payloads are read with.',
      resolve: ({ api_token }) => encodeGlobalID('ApiToken', api_token.id),
    }),
    apiTokenName: t.string({
      description: 'The name of that API token.',
      resolve: ({ api_token }) => api_token.name,
    }),
    pausedAt: t.expose('paused_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paused, in UTC. Null while it is active.',
    }),
    pauseReason: t.expose('pause_reason', {
      type: WebhookPauseReason,
      nullable: true,
      description: 'Why it is paused. Null while it is active, and for a reason that is not known here.',
    }),
    pauseDetail: t.exposeString('pause_detail', {
      nullable: true,
      description: 'What is wrong with its selection. Null for other reasons.',
    }),
    failingSince: t.expose('failing_since_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of its latest failures happened, in UTC. Null after a success.',
    }),
    lastDeliveredAt: t.expose('last_delivered_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When a delivery last succeeded, in UTC. Null before the first success, and if the server does not say.',
    }),
    replacedSecretEndsAt: t.expose('previous_secret_ends_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when the secret before the last rotation signs, too, possibly in the past. Null if it was never rotated.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was created, in UTC.' }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        nullable: true,
        description:
          'Its deliveries of the last 30 days, the newest first. Requires an additional upstream request.',
        resolve: ({ id }, args, { rest }) =>
          connectionFromPagedList({
            args,
            fetchPage: ({ page, pageSize }) =>
              rest.call(listDeliveries, { path: { id }, query: { page, page_size: pageSize } }),
            idOf: (delivery) => delivery.id,
          }),
      },
      DeliveryConnection,
    ),
  }),
});

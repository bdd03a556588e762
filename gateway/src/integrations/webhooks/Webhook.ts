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
    'A webhook: sends events at the locations that its API token can see to a URL, with a GraphQL ' +
    'selection as the payload, signed by the Standard Webhooks specification. It is paused when the API ' +
    'token stops working.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(webhookById, databaseIdIn(id), 'webhook', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the webhook.' }),
    name: t.exposeString('name', { description: 'The name of the token, as its maker entered it.' }),
    url: t.exposeString('url', { description: 'The URL that deliveries are sent to, by POST.' }),
    topics: t.expose('topics', {
      type: [WebhookTopic],
      description: 'The topics of the webhook, in the order of the enum.',
    }),
    selection: t.exposeString('selection', {
      description: 'What the payloads select of a `Gig` or `GigApplication`, such as `{ id status }`.',
    }),
    cost: t.exposeInt('cost', {
      description: 'The cost of reading a payload, in the points of `extensions.cost`.',
    }),
    apiTokenId: t.id({
      description: 'The ID of the API token whose rights payloads are read with.',
      resolve: ({ api_token }) => encodeGlobalID('ApiToken', api_token.id),
    }),
    apiTokenName: t.string({
      description: 'The name of the API token.',
      resolve: ({ api_token }) => api_token.name,
    }),
    pausedAt: t.expose('paused_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the webhook was paused, in UTC. Null while it is active.',
    }),
    pauseReason: t.expose('pause_reason', {
      type: WebhookPauseReason,
      nullable: true,
      description:
        'Why the webhook is paused. Null while it is active, and for a reason that is unknown here.',
    }),
    pauseDetail: t.exposeString('pause_detail', {
      nullable: true,
      description: 'What is wrong with the selection. Null for other reasons of a pause.',
    }),
    failingSince: t.expose('failing_since_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the deliveries began to fail, in UTC. Null after a success.',
    }),
    lastDeliveredAt: t.expose('last_delivered_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When a delivery last succeeded, in UTC. Null before the first success, and if the REST API does ' +
        'not say.',
    }),
    lostEventCount: t.exposeInt('lost_events', {
      nullable: true,
      description:
        'Events of the last 30 days of which no delivery was made, because no gateway delivered webhooks ' +
        'for a month. They are in no log: read what has changed. Null if the REST API does not say.',
    }),
    eventsLostAt: t.expose('lost_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last of the lost events was given up, in UTC. Null without any.',
    }),
    replacedSecretEndsAt: t.expose('previous_secret_ends_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when deliveries are also signed with the secret before the last rotation, possibly in the ' +
        'past. Null if the secret was never rotated.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was created, in UTC.' }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        nullable: true,
        description:
          "The webhook's deliveries of the last 30 days, the newest first. Costs one upstream call.",
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

import { GigApplication } from '../applications/GigApplication.ts';
import { applicationById } from '../applications/applicationsApi.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigById } from '../../schedule/gigs/gigsApi.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { ChangeEntry } from '../../platform/live/changesApi.ts';
import { mostChanges } from '../../platform/live/eventsOf.ts';
import type { LiveBatch } from '../../platform/live/liveBatch.ts';

const LiveSubject = builder.enumType('LiveSubject', {
  description: 'The kind of object that a change is about.',
  values: {
    GIG: { value: 'gig', description: 'The gig itself, without its applications.' },
    APPLICATION: { value: 'application', description: 'An application to a gig.' },
    DIRECT_OFFER: { value: 'direct_offer', description: 'A direct offer of a gig.' },
  } as const,
});

const LiveAction = builder.enumType('LiveAction', {
  description: 'The kind of the change.',
  values: {
    CREATED: { value: 'created', description: 'The subject was created.' },
    CHANGED: { value: 'changed', description: 'The subject was changed.' },
    REMOVED: { value: 'removed', description: 'The subject was removed.' },
  } as const,
});

const LiveChange = builder.objectRef<ChangeEntry>('LiveChange').implement({
  description:
    "A change that a subscription reports. Its current state is read with the subscriber's own rights.",
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this change: pass it as `after` to resume the subscription.',
    }),
    subject: t.expose('subject', { type: LiveSubject, description: 'The kind of object that changed.' }),
    action: t.expose('action', {
      type: LiveAction,
      description: 'Whether the subject was created, changed or removed.',
    }),
    subjectDatabaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the subject.' }),
    gigDatabaseId: t.expose('gig_id', {
      type: 'DatabaseId',
      description: 'The number of the gig that the subject is, or belongs to.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description:
        'The current state of the gig; its fill changes with its applications. Null if it was removed, or if the viewer has no access to it.',
      resolve: ({ gig_id }, _args, { rest }) => rest.load(gigById, gig_id),
    }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description:
        'The current state of the application. Null for other subjects, if it was removed, or if the viewer has no access to it.',
      resolve: ({ subject, action, id }, _args, { rest }) =>
        subject === 'application' && action !== 'removed' ? rest.load(applicationById, id) : null,
    }),
  }),
});

export const LiveChanges = builder.objectRef<LiveBatch>('LiveChanges').implement({
  description:
    `An event of a subscription: up to ${mostChanges} changes, in order, each exactly once. A subject that changed several ` +
    'times since the last event appears once, with its newest change. The first event arrives immediately, with the cursor ' +
    'at which the subscription begins and the changes after the given cursor. If they do not fit into one event, more ' +
    'events follow.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description:
        'The cursor of the event: pass it as `after` to resume an interrupted subscription. Opaque; kept ' +
        'for a week.',
    }),
    hasGap: t.exposeBoolean('hasGap', {
      description: 'Earlier changes are no longer available. Refetch the data on display.',
    }),
    changes: t.expose('entries', {
      type: [LiveChange],
      extensions: { listSize: mostChanges },
      description: 'The changes, the earliest first.',
    }),
  }),
});

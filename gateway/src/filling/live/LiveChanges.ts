import { GigApplication } from '../applications/GigApplication.ts';
import { applicationById } from '../applications/applicationsApi.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigById } from '../../schedule/gigs/gigsApi.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { ChangeEntry } from '../../platform/live/changesApi.ts';
import type { LiveBatch } from '../../platform/live/liveBatch.ts';

const LiveSubject = builder.enumType('LiveSubject', {
  description: 'What something happened to.',
  values: {
    GIG: { value: 'gig', description: 'A gig.' },
    APPLICATION: { value: 'application', description: 'An application to a gig.' },
    DIRECT_OFFER: { value: 'direct_offer', description: 'A direct offer of a gig.' },
  } as const,
});

const LiveAction = builder.enumType('LiveAction', {
  description: 'What happened.',
  values: {
    CREATED: { value: 'created', description: 'It is new.' },
    CHANGED: { value: 'changed', description: 'Something of it is different.' },
    REMOVED: { value: 'removed', description: 'It does not exist any more.' },
  } as const,
});

const LiveChange = builder.objectRef<ChangeEntry>('LiveChange').implement({
  description: 'That something changed. What it is now is read with the subscriber’s own rights.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this change.' }),
    subject: t.expose('subject', { type: LiveSubject, description: 'What it happened to.' }),
    action: t.expose('action', { type: LiveAction, description: 'What happened.' }),
    subjectDatabaseId: t.exposeInt('id', { description: 'The number of the subject.' }),
    gigDatabaseId: t.exposeInt('gig_id', {
      description: 'The number of the gig that the subject is, or belongs to.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'That gig as it is now: its fill changes with its applications. Null when it was removed.',
      resolve: ({ gig_id }, _args, { rest }) => rest.load(gigById, gig_id),
    }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description: 'The application as it is now. Null for other subjects, and when it was removed.',
      resolve: ({ subject, action, id }, _args, { rest }) =>
        subject === 'application' && action !== 'removed' ? rest.load(applicationById, id) : null,
    }),
  }),
});

export const LiveChanges = builder.objectRef<LiveBatch>('LiveChanges').implement({
  description:
    'Changes that are told together, in their order, each once. The first event comes at once and says where ' +
    'following begins; it holds what changed after the cursor that was given.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'Where to go on after these changes, when the line was cut. Opaque; kept for a week.',
    }),
    hasGap: t.exposeBoolean('hasGap', {
      description: 'What changed before cannot be told any more: read again what is shown.',
    }),
    changes: t.expose('entries', { type: [LiveChange], description: 'The earliest first.' }),
  }),
});

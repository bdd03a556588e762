import { offerOutcomes } from '../offers/offerOutcomes.ts';
import { OfferResult } from '../offers/OfferResult.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { type OperationWire, operationById } from './operationsApi.ts';

const OperationStatus = builder.enumType('OperationStatus', {
  description: 'The progress of a background job.',
  values: {
    QUEUED: { value: 'queued', description: 'The job has not begun.' },
    RUNNING: { value: 'running', description: 'The job is in progress.' },
    DONE: { value: 'done', description: 'The job is done: everything was carried out or refused.' },
  } as const,
});

export const OfferOperation = builder.node(builder.objectRef<OperationWire>('OfferOperation'), {
  description: 'A background job that makes offers. Poll it until its status is DONE.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(operationById, databaseIdIn(id), 'operation', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the operation.' }),
    status: t.expose('status', { type: OperationStatus, description: 'The status of the job.' }),
    total: t.exposeInt('total', {
      description: 'The number of offers to make, one for each gig and pro.',
    }),
    done: t.exposeInt('done', { description: 'The number of offers that were made or refused so far.' }),
    startedAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the job was requested, in UTC.',
    }),
    finishedAt: t.expose('finished_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job was done, in UTC. Null before.',
    }),
    results: t.field({
      type: [OfferResult],
      description: 'The results so far, in the order of the input.',
      extensions: { listSize: 50 },
      resolve: ({ results }, _args, context) =>
        offerOutcomes(results, { pros: [], field: 'proIds' }, context),
    }),
  }),
});

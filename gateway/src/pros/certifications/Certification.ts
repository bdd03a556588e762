import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listCertifications, type CertificationWire } from './certificationsApi.ts';

const Certification = builder.objectRef<CertificationWire>('Certification').implement({
  description: 'Something that pros can be certified for, e.g. "Food Handler".',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the certification.' }),
    name: t.exposeString('name', { description: 'The name of the certification.' }),
  }),
});

builder.queryField('certifications', (t) =>
  t.field({
    type: [Certification],
    nullable: true,
    description: 'All certifications, sorted by name. Costs one upstream call.',
    extensions: { listSize: 20 },
    resolve: (_root, _args, { rest }) =>
      wholeList((query) => rest.call(listCertifications, { query }), 'plain'),
  }),
);

import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { certificationStatuses } from './certificationStatuses.ts';
import type { ProCertificationWire } from './proWire.ts';

const CertificationStatus = builder.enumType('CertificationStatus', {
  description: "Whether the platform has checked a pro's certification.",
  values: {
    PENDING: { description: 'Not yet looked at.' },
    APPROVED: { description: 'Checked and valid.' },
    REJECTED: { description: 'Checked and turned down.' },
  } satisfies Described<typeof certificationStatuses>,
});

export const ProCertification = builder.objectRef<ProCertificationWire>('ProCertification').implement({
  description: 'A certificate that a pro has handed in.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the certification.' }),
    name: t.exposeString('name', { description: 'What it certifies, e.g. "Food Handler".' }),
    stateCode: t.exposeString('state_code', {
      nullable: true,
      description: 'The two letters of the state that it is good for; null for everywhere.',
    }),
    status: t.expose('status', { type: CertificationStatus, description: 'Whether it was checked.' }),
    expirationDate: t.expose('expiration_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which it is good; null for no end.',
    }),
  }),
});

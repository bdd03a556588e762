import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { certificationStatuses } from './certificationStatuses.ts';
import type { ProCertificationWire } from './proWire.ts';

const CertificationStatus = builder.enumType('CertificationStatus', {
  description: "Whether the platform has checked a pro's certification.",
  values: {
    PENDING: { description: 'The platform has not checked it yet.' },
    APPROVED: { description: 'Checked by the platform and valid.' },
    REJECTED: { description: 'Checked by the platform and rejected.' },
  } satisfies Described<typeof certificationStatuses>,
});

export const ProCertification = builder.objectRef<ProCertificationWire>('ProCertification').implement({
  description: 'A certification that a pro has submitted.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the certification.' }),
    name: t.exposeString('name', { description: 'The name of the certification, e.g. "Food Handler".' }),
    stateCode: t.exposeString('state_code', {
      nullable: true,
      description: 'The two-letter code of the state it is valid in. Null if valid in every state.',
    }),
    status: t.expose('status', {
      type: CertificationStatus,
      description: 'Whether the platform has checked the certification.',
    }),
    expirationDate: t.expose('expiration_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day it is valid. Null if it does not expire.',
    }),
  }),
});

import { builder } from '../../platform/schema/builder.ts';
import type { ExpiringCertificationWire } from './homeWire.ts';

export const ExpiringCertification = builder
  .objectRef<ExpiringCertificationWire>('ExpiringCertification')
  .implement({
    description: 'A certification of a confirmed pro that is about to expire.',
    fields: (t) => ({
      certificationName: t.exposeString('certification_name', {
        description: 'The name of the certification.',
      }),
      expirationDate: t.expose('expiration_date', {
        type: 'Date',
        description: 'The last day on which the certification counts.',
      }),
      proUuid: t.exposeString('pro_uuid', { description: 'The UUID of the pro, as used in URLs.' }),
      proName: t.exposeString('pro_name', { description: 'The display name of the pro.' }),
      proPhoneNumber: t.string({
        nullable: true,
        description: 'The phone number of the pro, in E.164 format. Null if unknown.',
        resolve: ({ pro_phone_number }) => pro_phone_number ?? null,
      }),
      gigDatabaseId: t.expose('gig_id', {
        type: 'DatabaseId',
        description: 'The number of the next gig of the location for which the pro is confirmed.',
      }),
      gigStartTime: t.expose('gig_start_time', {
        type: 'DateTime',
        description: 'The start time of that gig, in UTC.',
      }),
    }),
  });

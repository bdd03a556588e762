import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

const certificationWire = z.object({ id: z.int(), name: z.string() });

export type CertificationWire = z.infer<typeof certificationWire>;

/** What pros can be certified for. */
export const listCertifications = endpoint({
  name: 'listCertifications',
  method: 'GET',
  path: '/certifications/',
  query: shape<PageQuery>(),
  response: paged(certificationWire),
});

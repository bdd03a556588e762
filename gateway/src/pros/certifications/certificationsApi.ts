import { z } from 'zod';
import { endpoint } from '../../platform/rest/endpoint.ts';

const certificationWire = z.object({ id: z.int(), name: z.string() });

export type CertificationWire = z.infer<typeof certificationWire>;

/** What pros can be certified for. */
export const listCertifications = endpoint({
  name: 'listCertifications',
  method: 'GET',
  path: '/certifications/',
  response: z.array(certificationWire),
});

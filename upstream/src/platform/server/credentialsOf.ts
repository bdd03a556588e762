import type { FastifyRequest } from 'fastify';
import type { Credentials } from '../access/loadCaller.ts';

/** What a request says about its caller. */
export function credentialsOf({ headers, ip }: FastifyRequest): Credentials {
  return { authorization: headers.authorization, userAgent: headers['user-agent'], address: ip };
}

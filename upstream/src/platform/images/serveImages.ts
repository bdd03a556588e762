import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorBodySchema, notFound } from '../errors.ts';
import type { Services } from '../server/services.ts';
import { acceptUpload, requireGrant } from './acceptUpload.ts';
import { findPicture } from './findPicture.ts';
import { readUpload } from './readUpload.ts';
import { uploadPolicy } from './uploadPolicy.ts';

const uploadQuery = z.strictObject({ token: z.string().max(1000) });

const uploadedSchema = z.object({ public_id: z.string() }).meta({ id: 'UploadedImage' });

const uploadSchema = {
  tags: ['images'],
  summary: 'Upload an image by its link',
  description:
    'The body is the file itself: JPEG, PNG or WebP of at most 5 MB, detected by content regardless of its content type.',
  querystring: uploadQuery,
  response: {
    201: uploadedSchema,
    ...Object.fromEntries([400, 404, 409, 413, 415, 429, 500].map((status) => [status, errorBodySchema])),
  },
};

/**
 * Serves the two routes whose bodies are files rather than JSON: `POST /api/uploads/?token=…` and
 * `GET /media/{public_id}`. The link authorizes the upload; images are public to anyone with their id.
 */
export async function serveImages(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Check the link before reading the file.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));

    scope.post<{ Querystring: z.output<typeof uploadQuery> }>(
      '/api/uploads/',
      { schema: uploadSchema },
      async (request, reply) => {
        const grant = await requireGrant(services, request.query.token);
        const file = await readUpload(
          request.body as Readable | undefined,
          request.headers['content-length'],
          { maxBytes: uploadPolicy.maxBytes, tooLarge: 'The image is larger than 5 MB.' },
        );
        return reply.code(201).send({ public_id: await acceptUpload(services, grant, file) });
      },
    );
  });

  server.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const content = await findPicture(services, request.params['*']);
    if (!content) throw notFound('image');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(content));
  });
}

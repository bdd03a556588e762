import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorBodySchema } from '../../platform/errors.ts';
import { readUpload } from '../../platform/images/readUpload.ts';
import type { Services } from '../../platform/server/services.ts';
import { acceptAttachment, requireUnsent } from './acceptAttachment.ts';
import { attachmentPolicy } from './attachmentPolicy.ts';
import { attachmentResponse } from './attachmentResponse.ts';
import { findFile } from './findFile.ts';

const uploadQuery = z.strictObject({ token: z.string().max(1000) });

const uploadSchema = {
  tags: ['attachments'],
  summary: 'Upload the file of an attachment',
  description:
    'The body is the file itself: PDF, JPEG or PNG of at most 10 MB, detected by its content, not its content type.',
  querystring: uploadQuery,
  response: {
    201: attachmentResponse,
    ...Object.fromEntries([400, 404, 409, 413, 415, 500].map((status) => [status, errorBodySchema])),
  },
};

/**
 * The two routes whose bodies are files and not JSON: `POST /api/attachments/uploads/?token=…` and
 * `GET /api/attachments/files/{token}`. The signed link authorizes the request.
 */
export async function serveAttachments(server: FastifyInstance, services: Services): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The link is checked before the body is read.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));

    scope.post<{ Querystring: z.output<typeof uploadQuery> }>(
      '/api/attachments/uploads/',
      { schema: uploadSchema },
      async (request, reply) => {
        const identifier = await requireUnsent(services, request.query.token);
        const file = await readUpload(
          request.body as Readable | undefined,
          request.headers['content-length'],
          { maxBytes: attachmentPolicy.maxBytes, tooLarge: 'The file is larger than 10 MB.' },
        );
        return reply.code(201).send(await acceptAttachment(services, identifier, file));
      },
    );
  });

  server.get<{ Params: { token: string } }>(
    '/api/attachments/files/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, mediaType, content } = await findFile(services, request.params.token);
      return (
        reply
          .type(mediaType)
          // Downloaded and not opened in the page, because a PDF can contain scripts.
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(Buffer.from(content))
      );
    },
  );
}

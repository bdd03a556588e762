import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorBodySchema } from '../../platform/errors.ts';
import { readUpload } from '../../platform/images/readUpload.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { acceptAttachment, requireUnsent } from './acceptAttachment.ts';
import { attachmentPolicy } from '../../attachments/attachmentPolicy.ts';
import { attachmentResponse } from './attachmentResponse.ts';
import { findFile } from './findFile.ts';

const uploadQuery = z.strictObject({ token: z.string().max(1000) });

const uploadSchema = {
  tags: ['attachments'],
  summary: 'Send the file of an attachment by its link',
  description:
    'The body is the file itself: PDF, JPEG or PNG of at most 10 MB, judged by its content whatever its type says.',
  querystring: uploadQuery,
  response: {
    201: attachmentResponse,
    ...Object.fromEntries([400, 404, 409, 413, 415, 500].map((status) => [status, errorBodySchema])),
  },
};

/**
 * The two addresses whose bodies are files and not JSON: `POST /api/attachments/uploads/?token=…` and
 * `GET /api/attachments/files/{token}`. The links are what allows it.
 */
export async function serveAttachments(server: FastifyInstance, upstream: Upstream): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The link is looked at before the file is read.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));

    scope.post<{ Querystring: z.output<typeof uploadQuery> }>(
      '/api/attachments/uploads/',
      { schema: uploadSchema },
      async (request, reply) => {
        const identifier = await requireUnsent(upstream, request.query.token);
        const file = await readUpload(
          request.body as Readable | undefined,
          request.headers['content-length'],
          { maxBytes: attachmentPolicy.maxBytes, tooLarge: 'The file is larger than 10 MB.' },
        );
        return reply.code(201).send(await acceptAttachment(upstream, identifier, file));
      },
    );
  });

  server.get<{ Params: { token: string } }>(
    '/api/attachments/files/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, mediaType, content } = await findFile(upstream, request.params.token);
      return (
        reply
          .type(mediaType)
          // Saved and not opened in the page: a PDF can hold scripts.
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(Buffer.from(content))
      );
    },
  );
}

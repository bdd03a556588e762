import type { AttachmentStatus as Status } from '@brigade/domain/schedule/attachments/attachmentStatus.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { attachmentById } from './attachmentsApi.ts';
import { attachmentUrl } from './attachmentUrl.ts';
import type { AttachmentWire } from './attachmentWire.ts';

const AttachmentStatus = builder.enumType('AttachmentStatus', {
  description: 'The state of a file.',
  values: {
    AVAILABLE: { value: 'available', description: 'The file can be read.' },
    DELETED: { value: 'deleted', description: 'The file was deleted; only its name is known.' },
    PENDING: { value: 'pending', description: 'The file was announced and has not been uploaded yet.' },
    REJECTED: { value: 'rejected', description: 'The file was uploaded and refused.' },
  } as const satisfies Record<Uppercase<Status>, { value: Status; description: string }>,
});

export const Attachment = builder.node(builder.objectRef<AttachmentWire>('Attachment'), {
  description: 'A file that gigs and templates carry, such as a floor plan: a PDF, JPEG or PNG.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(attachmentById, databaseIdIn(id), 'attachment', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the file.' }),
    name: t.exposeString('name', { description: 'The name of the file, e.g. `Floor plan.pdf`.' }),
    status: t.expose('status', { type: AttachmentStatus, description: 'The state of the file.' }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'The storage service that keeps the file, such as `LOCAL`.',
    }),
    providerIdentifier: t.exposeString('provider_identifier', {
      nullable: true,
      description: 'The ID of the file at its storage service.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When the file was added, in UTC.' }),
    url: t.string({
      nullable: true,
      description:
        'The URL of the file, which works for an hour; relative to this server if it starts with `/`. Null ' +
        'unless the file is available. Costs one upstream call.',
      resolve: async ({ id, status, resource_url }, _args, context) => {
        if (status !== 'available') return null;
        const url = resource_url ?? (await loadById(attachmentById, id, 'attachment', context)).resource_url;
        return url ? attachmentUrl(url) : null;
      },
    }),
  }),
});

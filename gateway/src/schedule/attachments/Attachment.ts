import type { AttachmentStatus as Status } from '@brigade/domain/schedule/attachments/attachmentStatus.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { attachmentById } from './attachmentsApi.ts';
import { attachmentUrl } from './attachmentUrl.ts';
import type { AttachmentWire } from './attachmentWire.ts';

const AttachmentStatus = builder.enumType('AttachmentStatus', {
  description: 'What has become of a file.',
  values: {
    AVAILABLE: { value: 'available', description: 'It can be read.' },
    DELETED: { value: 'deleted', description: 'It was deleted; only its name is known.' },
    PENDING: { value: 'pending', description: 'It was announced, and has not arrived.' },
    REJECTED: { value: 'rejected', description: 'It arrived and was refused.' },
  } as const satisfies Record<Uppercase<Status>, { value: Status; description: string }>,
});

export const Attachment = builder.node(builder.objectRef<AttachmentWire>('Attachment'), {
  description: 'A file that gigs and templates carry, such as a floor plan: a PDF, JPEG or PNG.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(attachmentById, databaseIdIn(id), 'attachment', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the file.' }),
    name: t.exposeString('name', { description: 'What the file is called, e.g. `Floor plan.pdf`.' }),
    status: t.expose('status', { type: AttachmentStatus, description: 'What has become of it.' }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'The storage service that keeps the file, such as `LOCAL`.',
    }),
    providerIdentifier: t.exposeString('provider_identifier', {
      nullable: true,
      description: 'The id of the file at its storage service.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was added.' }),
    url: t.string({
      nullable: true,
      description:
        'Where to read it, for an hour; begins with `/` where this server delivers it. Null where there is no file. A ' +
        'call of its own.',
      resolve: async ({ id, status, resource_url }, _args, context) => {
        if (status !== 'available') return null;
        const url = resource_url ?? (await loadById(attachmentById, id, 'attachment', context)).resource_url;
        return url ? attachmentUrl(url) : null;
      },
    }),
  }),
});

import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');

const createAttachment = graphql(`
  mutation ($input: CreateAttachmentInput!) {
    createAttachment(input: $input) {
      attachment {
        id
        name
        status
        url
      }
      upload {
        url
        maxBytes
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const deleteAttachment = graphql(`
  mutation ($input: DeleteAttachmentInput!) {
    deleteAttachment(input: $input) {
      deletedAttachmentId
      errors {
        code
        message
        path
      }
    }
  }
`);

async function announce(name = 'Menu.pdf') {
  const { attachment, upload } = await mutate(stack, createAttachment, {
    as: 'member',
    input: { locationId: globalId('Location', 1), name },
  });
  return { attachment: present(attachment), upload: present(upload) };
}

async function send(url: string, file: Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(stack.url + url, { method: 'POST', body: new Uint8Array(file), headers });
  return { status: response.status, text: await response.text() };
}

async function urlOf(id: string): Promise<string | null> {
  const { data } = await stack.run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on Attachment {
            url
          }
        }
      }
    `),
    { as: 'onsite', variables: { id } },
  );
  const node = present(data?.node);
  if (!('url' in node)) throw new Error('The id is not that of an attachment.');
  return node.url;
}

test('a file is announced, sent and read, all by addresses of this server', async () => {
  const { attachment, upload } = await announce();
  expect(attachment).toMatchObject({ name: 'Menu.pdf', status: 'PENDING', url: null });
  expect(upload).toEqual({
    url: expect.stringMatching(/^\/attachments\/uploads\/[\w.-]+$/),
    maxBytes: 10_485_760,
  });

  expect((await send(upload.url, pdf)).status).toBe(201);
  const url = await urlOf(attachment.id);
  expect(url).toMatch(/^\/attachments\/files\//);
  const response = await fetch(stack.url + url);

  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Menu.pdf");
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a file of a wrong kind is refused with words for people', async () => {
  const { attachment, upload } = await announce();
  const { status, text } = await send(upload.url, Buffer.from('<html>'));

  expect(status).toBe(415);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ message: 'Choose a PDF, JPEG or PNG file.' }] });
  expect(await urlOf(attachment.id)).toBeNull();
});

test('a file that is too large is refused before it is read', async () => {
  const { upload } = await announce();

  expect(await send(upload.url, Buffer.alloc(10_485_761))).toMatchObject({
    status: 413,
    text: expect.stringContaining('The file is larger than 10 MB.'),
  });
});

test("another site's page sends nothing", async () => {
  const { upload } = await announce();

  expect((await send(upload.url, pdf, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test.each([
  ['GET', '/attachments/files/forged.1.sig', 404],
  ['POST', '/attachments/uploads/forged.1.sig', 404],
  ['POST', '/attachments/files/forged.1.sig', 405],
  ['GET', '/attachments/elsewhere', 404],
])('%s %s is answered with %d', async (method, path, status) => {
  const response = await fetch(stack.url + path, { method });

  expect(response.status).toBe(status);
});

test('gigs show the files that they carry, until one is deleted', async () => {
  const { gig_id } = await stack.upstream.database
    .selectFrom('gig_attachments')
    .select('gig_id')
    .where('attachment_id', '=', 1)
    .executeTakeFirstOrThrow();
  const filesOf = async () => {
    const { data } = await stack.run(
      graphql(`
        query ($id: DatabaseId!) {
          gig(databaseId: $id) {
            attachments {
              name
            }
          }
        }
      `),
      { as: 'onsite', variables: { id: gig_id } },
    );
    return data?.gig?.attachments;
  };
  expect(await filesOf()).toEqual([{ name: 'House rules.pdf' }]);

  const attachmentId = globalId('Attachment', 1);
  const { deletedAttachmentId } = await mutate(stack, deleteAttachment, {
    as: 'member',
    input: { attachmentId },
  });
  expect(deletedAttachmentId).toBe(attachmentId);
  expect(await filesOf()).toEqual([]);
});

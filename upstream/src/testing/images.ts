import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type Person, tokenOf } from './people.ts';

/** A picture of one colour, as a file of some kind. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'png',
  { width = 60, height = 40 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } })
    .toFormat(format)
    .toBuffer();
}

/** Asks for upload links and uses them. */
export function uploads(server: FastifyInstance) {
  /** The token of a new link. */
  async function link(as: Person = 'member'): Promise<string> {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/uploads/links/',
      headers: { authorization: `Bearer ${tokenOf(as)}` },
      payload: { preset: 'location_images' },
    });
    return answer.json<{ token: string }>().token;
  }

  async function upload(token: string, file: Buffer, headers: Record<string, string> = {}) {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/uploads/?token=${token}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: file,
    });
    const body = answer.json<{ public_id: string; error?: { code: string; message: string } }>();
    return { status: answer.statusCode, publicId: body.public_id, error: body.error };
  }

  return { link, upload };
}

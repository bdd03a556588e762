import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type Person, tokenOf } from './people.ts';

/** A plain-colored image file. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'png',
  { width = 60, height = 40 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } })
    .toFormat(format)
    .toBuffer();
}

/** Requests upload links and uploads files. */
export function uploads(server: FastifyInstance) {
  /** Requests a link and returns its token. */
  async function link(as: Person = 'member'): Promise<string> {
    const response = await server.inject({
      method: 'POST',
      url: '/api/uploads/links/',
      headers: { authorization: `Bearer ${tokenOf(as)}` },
      payload: { preset: 'location_images' },
    });
    return response.json<{ token: string }>().token;
  }

  async function upload(token: string, file: Buffer, headers: Record<string, string> = {}) {
    const response = await server.inject({
      method: 'POST',
      url: `/api/uploads/?token=${token}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: file,
    });
    const body = response.json<{ public_id: string; error?: { code: string; message: string } }>();
    return { status: response.statusCode, publicId: body.public_id, error: body.error };
  }

  return { link, upload };
}

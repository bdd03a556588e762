import { z } from 'zod';
import type { ImageService } from './imageService.ts';

/** `https://key:secret@api.images.example/v1_1/account` */
export const imageServiceUrl = z
  .url({ protocol: /^https?$/ })
  .transform((text): ImageService => {
    const url = new URL(text);
    return {
      url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''),
      key: decodeURIComponent(url.username),
      secret: decodeURIComponent(url.password),
    };
  })
  .refine(
    ({ key, secret }) => key !== '' && secret !== '',
    'must carry the key and the secret of the account',
  );

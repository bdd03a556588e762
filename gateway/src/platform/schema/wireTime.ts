import { z } from 'zod';

/** A moment as REST sends it: ISO 8601 with an offset, nearly always `Z`. */
export const wireInstant = z.iso.datetime({ offset: true });

/** A calendar day as REST sends it: `yyyy-MM-dd`. */
export const wireDate = z.iso.date();

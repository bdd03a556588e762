import { z } from 'zod';

/** The route of a screen with the names of its parameters: "/_app/locations/$locationId/home". No digit, so no id. */
const screen = z.string().regex(/^\/$|^(?:\/[A-Za-z_$.{}-]{1,40}){1,12}\/?$/);

/** The name of a persisted document. */
const operation = z.string().regex(/^[A-Za-z]{1,80}$/);

/** Milliseconds since the epoch. */
const instant = z.int().min(0).max(4_102_444_800_000);

const milliseconds = z.number().min(0).max(600_000);

const index = z.int().min(0).max(5_000);

/** Functions and files of the built app. What an extension of the browser runs is left out by the page. */
const frame = z.object({
  function: z.string().regex(/^[\w$.<> ]{0,100}$/),
  file: z.string().regex(/^(?:\/assets\/[\w.-]{1,100})?$/),
  line: z.int().min(0),
  column: z.int().min(0),
});

const profile = z.object({
  frames: z.array(frame).max(5_000),
  /** Indexes of frames, the innermost first. */
  stacks: z.array(z.array(index).max(200)).max(5_000),
  samples: z.array(z.object({ ms: milliseconds, stack: index })).max(5_000),
});

const visit = z.object({
  type: z.literal('visit'),
  screen,
  cause: z.enum(['pageload', 'navigation']),
  startedAt: instant,
  ms: milliseconds,
  requests: z
    .array(z.object({ operation, offset: milliseconds, ms: milliseconds, isFailed: z.boolean() }))
    .max(50),
  profile: profile.nullable(),
});

const failure = z.object({
  type: z.literal('failure'),
  screen,
  operation,
  failure: z.union([
    z.object({ kind: z.literal('schema') }),
    z.object({ kind: z.literal('refused'), status: z.int() }),
  ]),
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable(),
});

const use = z.discriminatedUnion('type', [
  z.object({ type: z.literal('screen'), screen, at: instant }),
  z.object({ type: z.literal('action'), operation, at: instant }),
]);

/** What a page sends, of a closed form: there is no place for anything that a person typed. */
export const pageSignals = z.object({
  /** The random id of the browser; it names no person. */
  clientId: z.string().regex(/^[\da-f]{32}$/),
  signals: z.array(z.discriminatedUnion('type', [visit, failure, use])).max(50),
});

export type PageProfile = z.infer<typeof profile>;
export type PageVisit = z.infer<typeof visit>;
export type PageFailure = z.infer<typeof failure>;
/** A screen that opened, or an action that took effect. */
export type PageUse = z.infer<typeof use>;

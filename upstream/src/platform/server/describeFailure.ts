import { z } from 'zod';

/** What may be logged about a failure. Messages are left out because they can quote personal data. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    // A response that does not match its schema: log where and how.
    ...(error.cause instanceof z.core.$ZodError && {
      misfits: error.cause.issues.map(({ code, path }) => `${path.join('.')}: ${code}`),
    }),
    ...(error instanceof AggregateError && { failures: error.errors.map(describeFailure) }),
    frames: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
  };
}

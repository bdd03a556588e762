import type { sendHomeReasons } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import type { SentHomeWire } from '../../filling/applications/gigApplicationWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const SendHomeReasonEnum = builder.enumType('SendHomeReason', {
  description: 'Why a pro is sent home early.',
  values: {
    FEWER_PROS_NEEDED: { description: 'Fewer pros are needed than planned.' },
    LATE: { description: 'The pro came more than 15 minutes late.' },
    ATTIRE: { description: 'The pro did not wear what was required.' },
    CONDUCT: { description: 'The pro did not behave properly.' },
    OTHER: { description: 'Something else is the reason.' },
  } satisfies Described<typeof sendHomeReasons>,
});

export const SentHome = builder.objectRef<SentHomeWire>('SentHome').implement({
  description: 'When and why a pro was sent home before the end of the work.',
  fields: (t) => ({
    reason: t.expose('reason', { type: SendHomeReasonEnum, description: 'Why the pro was sent home.' }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the pro was sent home, in UTC.',
    }),
  }),
});

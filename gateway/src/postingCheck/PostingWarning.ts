import type {
  PostingWarningCode as Code,
  postingWarningCodes,
} from '@brigade/domain/schedule/postingCheck/postingWarningCode.ts';
import { Gig } from '../schedule/gigs/Gig.ts';
import type { GigWire } from '../schedule/gigs/gigWire.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';
import { FillForecast } from '../schedule/forecasts/FillForecast.ts';
import type { FillForecastWire } from '../schedule/forecasts/fillForecastApi.ts';

/** Something worth knowing before posting. */
export interface PostingWarningShape {
  readonly code: Code;
  readonly message: string;
  readonly shift: number | null;
  readonly gig?: GigWire;
  readonly forecast?: FillForecastWire;
}

const PostingWarningCode = builder.enumType('PostingWarningCode', {
  description: 'What is worth knowing before gigs are posted. None of it keeps anybody from posting.',
  values: {
    SAME_GIG_EXISTS: { description: 'Another gig of the position overlaps there.' },
    NO_MANAGER_ON_DUTY: { description: 'Nobody is named whom pros could ask for.' },
    WAGE_BELOW_RECOMMENDED: { description: 'The position usually needs more to be filled.' },
    STARTS_WITHIN_24_HOURS: { description: 'Few pros can still say yes.' },
    FAIR_NOTICE: { description: 'A law at the place asks for more notice.' },
    LONG_SHIFT: { description: 'Longer than 12 hours.' },
    CLOCK_CHANGE: { description: 'The clocks change on that day, and the shift with them.' },
  } satisfies Described<typeof postingWarningCodes>,
});

export const PostingWarning = builder.objectRef<PostingWarningShape>('PostingWarning').implement({
  description: 'Something worth knowing before gigs are posted.',
  fields: (t) => ({
    code: t.expose('code', { type: PostingWarningCode, description: 'What it is about.' }),
    message: t.exposeString('message', { description: 'The same in words for people.' }),
    shift: t.exposeInt('shift', {
      nullable: true,
      description: 'Which shift of the input it is about, from 0 on; null for all of them.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig that is there already, for SAME_GIG_EXISTS.',
      resolve: ({ gig }) => gig,
    }),
    forecast: t.field({
      type: FillForecast,
      nullable: true,
      description: 'What happened to similar gigs, for WAGE_BELOW_RECOMMENDED and STARTS_WITHIN_24_HOURS.',
      resolve: ({ forecast }) => forecast,
    }),
  }),
});

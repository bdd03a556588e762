import type {
  PostingWarningCode as Code,
  postingWarningCodes,
} from '@brigade/domain/schedule/postingCheck/postingWarningCode.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { FillForecast } from '../forecasts/FillForecast.ts';
import type { FillForecastWire } from '../forecasts/fillForecastApi.ts';

/** A warning before posting. */
export interface PostingWarningShape {
  readonly code: Code;
  readonly message: string;
  readonly shift: number | null;
  readonly gig?: GigWire;
  readonly forecast?: FillForecastWire;
}

const PostingWarningCode = builder.enumType('PostingWarningCode', {
  description: 'A warning before gigs are posted. Warnings do not prevent posting.',
  values: {
    SAME_GIG_EXISTS: { description: 'An existing gig of the same position overlaps the shift.' },
    NO_MANAGER_ON_DUTY: { description: 'No contact person or onsite manager is set.' },
    WAGE_BELOW_RECOMMENDED: { description: 'The wage is below what usually fills the position.' },
    STARTS_WITHIN_24_HOURS: { description: 'The shift starts within 24 hours, when few pros are available.' },
    FAIR_NOTICE: { description: 'A local law requires more advance notice.' },
    LONG_SHIFT: { description: 'The shift is longer than 12 hours.' },
    CLOCK_CHANGE: { description: 'The shift spans a daylight saving time change.' },
  } satisfies Described<typeof postingWarningCodes>,
});

export const PostingWarning = builder.objectRef<PostingWarningShape>('PostingWarning').implement({
  description: 'A warning about gigs that are about to be posted.',
  fields: (t) => ({
    code: t.expose('code', { type: PostingWarningCode, description: 'The code of the warning.' }),
    message: t.exposeString('message', { description: 'A human-readable description of the warning.' }),
    shift: t.exposeInt('shift', {
      nullable: true,
      description:
        'The zero-based index of the shift in the input; null if the warning applies to all shifts.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The existing gig, for SAME_GIG_EXISTS only.',
      resolve: ({ gig }) => gig,
    }),
    forecast: t.field({
      type: FillForecast,
      nullable: true,
      description: 'Statistics on similar gigs, for WAGE_BELOW_RECOMMENDED and STARTS_WITHIN_24_HOURS.',
      resolve: ({ forecast }) => forecast,
    }),
  }),
});

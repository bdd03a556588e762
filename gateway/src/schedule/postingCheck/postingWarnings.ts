import { lengthWarnings } from '@brigade/domain/schedule/postingCheck/lengthWarnings.ts';
import { noticeLaw } from '@brigade/domain/schedule/postingCheck/noticeLaw.ts';
import { noticeWarnings } from '@brigade/domain/schedule/postingCheck/noticeWarnings.ts';
import type { Context } from '../../platform/context.ts';
import type { LocationDetailWire } from '../../businesses/locations/locationWire.ts';
import { type Chances, chancesAt, shortNoticeText } from '../forecasts/fillForecasts.ts';
import type { PlacedShift } from './placedShifts.ts';
import type { PostingWarningShape } from '../../postingCheck/PostingWarning.ts';
import { sameGigs } from './sameGigs.ts';

interface Posting {
  readonly location: LocationDetailWire;
  /** The soonest first. */
  readonly shifts: readonly PlacedShift[];
  readonly hasContact: boolean;
}

/** All that is worth knowing before these shifts are posted, the most important first. */
export async function postingWarnings(
  { location, shifts, hasContact }: Posting,
  context: Context,
): Promise<PostingWarningShape[]> {
  const chances = chancesAt(location.id, context);
  const [same, wages, notice] = await Promise.all([
    sameGigs(location.id, shifts, context),
    chances.wageWarnings(shifts),
    noticeOfSoonest(location, shifts, chances, context),
  ]);
  return [
    ...same,
    ...(hasContact ? [] : [missingContact]),
    ...wages,
    ...notice,
    ...warningsOfLength(shifts, context),
  ];
}

const missingContact: PostingWarningShape = {
  code: 'NO_MANAGER_ON_DUTY',
  message: 'Nobody is named as the contact. Pros will not know whom to ask for when they arrive.',
  shift: null,
};

async function noticeOfSoonest(
  { city, state_code }: LocationDetailWire,
  [soonest]: readonly PlacedShift[],
  chances: Chances,
  { now }: Context,
): Promise<PostingWarningShape[]> {
  if (!soonest) return [];
  const { index, skillId, times } = soonest;
  const law = noticeLaw({ city, stateCode: state_code });
  return Promise.all(
    noticeWarnings(times.start, law, now).map(async ({ code, message }) => {
      if (code !== 'STARTS_WITHIN_24_HOURS') return { code, message, shift: index };
      const forecast = await chances.forecastOf(skillId);
      return {
        code,
        message: message + shortNoticeText(forecast),
        shift: index,
        ...(forecast && { forecast }),
      };
    }),
  );
}

/** The shifts of a series are as long as each other: what is true of all of them is said once. */
function warningsOfLength(shifts: readonly PlacedShift[], { now }: Context): PostingWarningShape[] {
  const said = new Map<string, PostingWarningShape>();
  for (const { index, written, times } of shifts) {
    for (const { code, message } of lengthWarnings(written, times, now)) {
      if (!said.has(message)) said.set(message, { code, message, shift: index });
    }
  }
  return [...said.values()];
}

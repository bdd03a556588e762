import { lengthWarnings } from '@brigade/domain/schedule/postingCheck/lengthWarnings.ts';
import { noticeLaw } from '@brigade/domain/schedule/postingCheck/noticeLaw.ts';
import { noticeWarnings } from '@brigade/domain/schedule/postingCheck/noticeWarnings.ts';
import type { Context } from '../../platform/context.ts';
import type { LocationDetailWire } from '../../businesses/locations/locationWire.ts';
import { type FillForecasts, fillForecastsAt, shortNoticeText } from '../forecasts/fillForecasts.ts';
import type { PlacedShift } from './placedShifts.ts';
import type { PostingWarningShape } from './PostingWarning.ts';
import { sameGigs } from './sameGigs.ts';

interface Posting {
  readonly location: LocationDetailWire;
  /** Sorted, earliest first. */
  readonly shifts: readonly PlacedShift[];
  readonly hasContact: boolean;
}

/** Returns all warnings for these shifts, most important first. */
export async function postingWarnings(
  { location, shifts, hasContact }: Posting,
  context: Context,
): Promise<PostingWarningShape[]> {
  const forecasts = fillForecastsAt(location.id, context);
  const [same, wages, notice] = await Promise.all([
    sameGigs(location, shifts, context),
    forecasts.wageWarnings(shifts),
    noticeOfSoonest(location, shifts, forecasts, context),
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
  message: 'No contact is set. Pros will not know who to ask for when they arrive.',
  shift: null,
};

async function noticeOfSoonest(
  { city, state_code }: LocationDetailWire,
  [soonest]: readonly PlacedShift[],
  forecasts: FillForecasts,
  { now }: Context,
): Promise<PostingWarningShape[]> {
  if (!soonest) return [];
  const { index, skillId, times } = soonest;
  const law = noticeLaw({ city, stateCode: state_code });
  return Promise.all(
    noticeWarnings(times.start, law, now).map(async ({ code, message }) => {
      if (code !== 'STARTS_WITHIN_24_HOURS') return { code, message, shift: index };
      const forecast = await forecasts.forecastOf(skillId);
      return {
        code,
        message: message + shortNoticeText(forecast),
        shift: index,
        ...(forecast && { forecast }),
      };
    }),
  );
}

/** All shifts of a series have the same length, so the warning is returned only once. */
function warningsOfLength(shifts: readonly PlacedShift[], { now }: Context): PostingWarningShape[] {
  const said = new Map<string, PostingWarningShape>();
  for (const { index, written, times } of shifts) {
    for (const { code, message } of lengthWarnings(written, times, now)) {
      if (!said.has(message)) said.set(message, { code, message, shift: index });
    }
  }
  return [...said.values()];
}

import { fillText, wageForecast } from '@brigade/domain/schedule/forecasts/fillForecast.ts';
import { dollarsToCents, formatMoney } from '@brigade/domain/platform/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { catalogue } from '../../pros/skills/catalogue.ts';
import type { SkillDefaultsWire } from '../../pros/skills/skillWire.ts';
import { fillOutcome } from './FillForecast.ts';
import { type FillForecastWire, getFillForecast } from './fillForecastApi.ts';
import type { PlacedShift } from '../postingCheck/placedShifts.ts';
import type { PostingWarningShape } from '../postingCheck/PostingWarning.ts';

/** Recommended wages and fill statistics of the positions at a location. */
export interface FillForecasts {
  /** Warns of wages below the recommended wage, once per position and wage. */
  wageWarnings(shifts: readonly PlacedShift[]): Promise<PostingWarningShape[]>;
  /** The statistics of a position. Undefined if the position has no recommended wage. */
  forecastOf(skillId: number): Promise<FillForecastWire | undefined>;
}

/** Loads the recommended wages with one upstream request, and the statistics on demand with one request per position. */
export function fillForecastsAt(locationId: number, { rest }: Context): FillForecasts {
  const skills = catalogue({ rest }, { location_id: locationId });

  async function recommended(skillId: number) {
    const skill = (await skills).find(({ id }) => id === skillId);
    return skill?.recommended_wage_amount == null ? null : { skill, wage: skill.recommended_wage_amount };
  }

  async function forecastOf(skillId: number): Promise<FillForecastWire | undefined> {
    const found = await recommended(skillId);
    if (!found) return undefined;
    return rest.call(getFillForecast, {
      query: { location_id: locationId, skill_id: skillId, wage_amount: found.wage.toFixed(2) },
    });
  }

  async function wageWarning({ index, skillId, wageCents }: PlacedShift) {
    const found = await recommended(skillId);
    if (!found || wageCents === null || wageCents >= dollarsToCents(found.wage)) return [];
    const forecast = await forecastOf(skillId);
    const message = wageMessage(
      found.skill,
      { wageCents, recommendedCents: dollarsToCents(found.wage) },
      forecast,
    );
    return [
      { code: 'WAGE_BELOW_RECOMMENDED' as const, message, shift: index, ...(forecast && { forecast }) },
    ];
  }

  return {
    forecastOf,
    wageWarnings: async (shifts) => {
      const firsts = new Map(
        shifts.toReversed().map((shift) => [`${shift.skillId} ${shift.wageCents}`, shift] as const),
      );
      return (await Promise.all([...firsts.values()].map(wageWarning))).flat();
    },
  };
}

function wageMessage(
  { name }: SkillDefaultsWire,
  { wageCents, recommendedCents }: { wageCents: number; recommendedCents: number },
  forecast: FillForecastWire | undefined,
): string {
  const recommended = formatMoney(recommendedCents, 'USD');
  const effect =
    forecast && wageForecast(recommended, fillOutcome(forecast.below_wage), fillOutcome(forecast.at_wage));
  return [`${name}: ${formatMoney(wageCents, 'USD')} is under the recommended ${recommended}.`, effect]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** A sentence about past gigs posted at short notice. Empty if there were none. */
export function shortNoticeText(forecast: FillForecastWire | undefined): string {
  const text = forecast && fillText(fillOutcome(forecast.short_notice));
  return text ? ` Of such shifts here that were posted this late, ${text}.` : '';
}

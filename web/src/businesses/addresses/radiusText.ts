import { geofenceRadiusLimits } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import { feet, lengthText } from '../../platform/geo/map/lengthText.ts';

const stepFeet = 50;
const { smallest, largest } = geofenceRadiusLimits;

/** What the slider of the radius offers, in feet: round lengths within the limits, which are stored in meters. */
export const radiusSteps = {
  min: Math.ceil(smallest / feet(stepFeet)) * stepFeet,
  max: Math.floor(largest / feet(stepFeet)) * stepFeet,
  step: stepFeet,
};

/** Where the slider is for a stored radius, which need not be one of its lengths. */
export function sliderFeet(meters: number): number {
  const nearest = Math.round(meters / feet(stepFeet)) * stepFeet;
  return Math.min(Math.max(nearest, radiusSteps.min), radiusSteps.max);
}

/** The whole meters that are stored for a length of the slider. */
export function storedMeters(length: number): number {
  return Math.round(feet(length));
}

/** Why a radius outside the limits is refused. */
export const radiusLimitsText = `Enter ${lengthText(smallest)} to ${lengthText(largest)}`;

/** A sentence of the API with its meters in feet and miles. */
export function inFeet(sentence: string): string {
  return sentence.replaceAll(
    /(?<from>\d+)(?: to (?<to>\d+))? meters?\b/g,
    (_length, from: string, to: string | undefined) =>
      [from, to]
        .filter((meters) => meters !== undefined)
        .map((meters) => lengthText(Number(meters)))
        .join(' to '),
  );
}

import { lengthText } from '../map/lengthText.ts';
import type { DevicePosition } from '../devicePosition.ts';

/** What a person reads after a pin was put, or could not be. */
export interface PinNotice {
  readonly tone: 'success' | 'warning';
  readonly text: string;
}

const found: Record<string, { name: string; notice: PinNotice }> = {
  ZIP: {
    name: 'the center of the ZIP code',
    notice: { tone: 'success', text: 'Found the center of the ZIP code. Move the pin to your entrance.' },
  },
  CITY: {
    name: 'the center of the city',
    notice: {
      tone: 'warning',
      text: 'Found only the center of the city, because the ZIP code does not match. Check the ZIP code, or move the pin.',
    },
  },
  STATE: {
    name: 'the center of the state',
    notice: {
      tone: 'warning',
      text: 'Found only the center of the state. Check the city and the ZIP code, or move the pin.',
    },
  },
};

const foundOtherwise = {
  name: 'the address',
  notice: { tone: 'success', text: 'Found. Check that the pin is at your entrance.' },
} as const;

/** What an address was found by, and what to do next. */
export function foundBy(precision: string): { readonly name: string; readonly notice: PinNotice } {
  return found[precision] ?? foundOtherwise;
}

/** Beyond it, a device says the block it is in at best, in meters. */
const roughMeters = 100;

/** What comes of asking a device where it is. */
export function deviceNotice(device: DevicePosition): PinNotice {
  if ('refusal' in device) return { tone: 'warning', text: refusals[device.refusal] };
  const accuracy = lengthText(device.accuracyMeters);
  return device.accuracyMeters > roughMeters
    ? {
        tone: 'warning',
        text: `The pin is at your position, but only to within ${accuracy}. Move it to your entrance.`,
      }
    : { tone: 'success', text: `The pin is at your position, to within ${accuracy}.` };
}

const refusals = {
  DENIED:
    'Your browser does not share your position with this page. Allow it in the settings of the browser, or move the pin.',
  UNKNOWN: 'Your device does not know where it is right now. Try again outdoors, or move the pin.',
} as const;

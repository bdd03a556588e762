import { expect, test } from 'vitest';
import type { MenuPlace } from '../../shell/menuItems.ts';
import { tourHref, tourSteps } from './tourSteps.ts';

const manager: MenuPlace = {
  locationId: 7,
  isPlatformAdmin: false,
  isOpen: true,
  isHire: false,
  isOnsiteManager: false,
  isAdmin: true,
  isKnown: true,
};

const stops = (place: MenuPlace) => tourSteps(place).map((step) => tourHref(step, 7) ?? step.target);

test('leads managers from the day over posting to pay and reports', () => {
  expect(stops(manager)).toEqual([
    '/locations/7/home',
    '/locations/7/home',
    '/locations/7/home',
    '/locations/7/schedule',
    '/locations/7',
    '/locations/7?view=calendar',
    '/locations/7/gigs-add',
    '/locations/7/gigs-add',
    '/locations/7/connect',
    '/locations/7/pay',
    '/locations/7/dashboards/spend',
    'help',
  ]);
});

test('leads onsite managers through the day only', () => {
  expect(stops({ ...manager, isOnsiteManager: true })).toEqual([
    '/locations/7/home',
    '/locations/7/home',
    '/locations/7/home',
    '/locations/7/schedule',
    '/locations/7/call-list',
    '/locations/7',
    '/locations/7?view=calendar',
    'help',
  ]);
});

test('keeps to the home while a location waits for approval', () => {
  expect(stops({ ...manager, isOpen: false })).toEqual([
    '/locations/7/home',
    '/locations/7/home',
    '/locations/7/home',
    'help',
  ]);
});

test('fits beside what it points at', () => {
  for (const { text } of tourSteps(manager)) expect(text.length).toBeLessThanOrEqual(110);
});

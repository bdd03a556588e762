import { copperFinch } from './copperFinch.ts';
import type { DemoLocation } from './demoLocation.ts';
import { halyardCatering } from './halyardCatering.ts';
import { halyardRiverwalk } from './halyardRiverwalk.ts';
import { littleFinch } from './littleFinch.ts';
import { marigoldHall } from './marigoldHall.ts';
import { saltbox } from './saltbox.ts';

/** Six locations of two organizations in three time zones. */
export const demoLocations: readonly DemoLocation[] = [
  copperFinch,
  marigoldHall,
  saltbox,
  littleFinch,
  halyardRiverwalk,
  halyardCatering,
];

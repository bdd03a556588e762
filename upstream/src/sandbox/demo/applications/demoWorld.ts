import type { BarOf } from '../blocks/bar.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import type { Turns } from '../random/turns.ts';
import type { Bookings } from './bookings.ts';
import type { WorkedPlaces } from './workedPlaces.ts';

/** The state while generating applications, gig by gig in the order of their starts. */
export interface DemoWorld {
  seed: number;
  /** Epoch milliseconds. */
  now: number;
  pros: readonly DemoPro[];
  barOf: BarOf;
  bookings: Bookings;
  worked: WorkedPlaces;
  turns: Turns;
}

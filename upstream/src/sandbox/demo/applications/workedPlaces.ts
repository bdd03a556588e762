import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoPro } from '../pros/demoPro.ts';

/** The locations where each pro has worked so far. */
export class WorkedPlaces {
  readonly #places = new Set<string>();

  has(pro: DemoPro, gig: DemoGig): boolean {
    return this.#places.has(`${gig.location.row.id}/${pro.id}`);
  }

  add(pro: DemoPro, gig: DemoGig): void {
    this.#places.add(`${gig.location.row.id}/${pro.id}`);
  }
}

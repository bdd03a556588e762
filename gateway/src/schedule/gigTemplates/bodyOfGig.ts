import type { GigWire } from '../gigs/gigWire.ts';
import { termsIn } from '../terms/termInputs.ts';

/** The body of a template with the content of a gig. */
export function bodyOfGig(gig: GigWire): Readonly<Record<string, unknown>> {
  const terms = termsIn('template').flatMap(({ row, wire }): [string, unknown][] => {
    const value: unknown = row.gig && Reflect.get(gig, row.wire);
    return value == null ? [] : [[wire, value]];
  });
  return {
    ...Object.fromEntries(terms),
    skill_id: gig.skill.id,
    // Its address was removed: the template asks for one.
    ...(gig.use_location_address === false &&
      gig.location_address_id == null && { use_location_address: false }),
    requirement_ids: gig.requirements.map(({ id }) => id),
    attachment_ids: (gig.attachments ?? [])
      .filter(({ status }) => status === 'available')
      .map(({ id }) => id),
  };
}

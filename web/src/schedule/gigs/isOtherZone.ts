import { zoneAbbreviation } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/**
 * Whether clocks in a zone are called differently from those in a zone that readers know, so that it must be named.
 *
 * @param start an instant in ISO 8601: zones have other names in summer
 */
export function isOtherZone(start: string, zone: string, known: string): boolean {
  const instant = Temporal.Instant.from(start);
  return zoneAbbreviation(instant, zone) !== zoneAbbreviation(instant, known);
}

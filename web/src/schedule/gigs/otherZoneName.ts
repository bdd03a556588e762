import { zoneAbbreviation } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/**
 * What clocks in a zone are called ("EST") where that differs from a zone that readers know, so that it must be named;
 * otherwise null.
 *
 * @param start an instant in ISO 8601: zones have other names in summer
 */
export function otherZoneName(start: string, zone: string, known: string): string | null {
  const instant = Temporal.Instant.from(start);
  const name = zoneAbbreviation(instant, zone);
  return name === zoneAbbreviation(instant, known) ? null : name;
}

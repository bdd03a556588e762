/**
 * The one door to Temporal. Node and current browsers have it built in; an older browser gets it by
 * {@link loadTemporal}. The polyfill is imported dynamically, so that it never joins a first download that does not
 * need it.
 */
export let Temporal: typeof globalThis.Temporal = globalThis.Temporal;

/** The types that go with the value of the same name. */
export declare namespace Temporal {
  type Duration = globalThis.Temporal.Duration;
  type Instant = globalThis.Temporal.Instant;
  type PlainDate = globalThis.Temporal.PlainDate;
  type PlainDateTime = globalThis.Temporal.PlainDateTime;
  type PlainTime = globalThis.Temporal.PlainTime;
  type ZonedDateTime = globalThis.Temporal.ZonedDateTime;
}

/**
 * Makes sure that {@link Temporal} exists. A browser app awaits it once, before it renders; modules may import
 * `Temporal` earlier (the binding is live), but may not use it while they are being evaluated.
 */
export async function loadTemporal(): Promise<void> {
  if (globalThis.Temporal === undefined) {
    const { install } = await import('temporal-polyfill/shim');
    install();
  }
  Temporal = globalThis.Temporal;
}

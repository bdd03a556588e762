/** A window as on a phone. */
export const phone = { device: 'a phone', viewport: { width: 390, height: 844 } } as const;
/** A window as at a desk. */
export const desk = { device: 'a desk', viewport: { width: 1440, height: 900 } } as const;

/**
 * The windows in which people use the product. A journey runs in one of them, and checks what it shows in both with
 * `expectGoodOnEveryDevice`.
 */
export const widths = [phone, desk] as const;

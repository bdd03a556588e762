const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * The address that opens a new text to these numbers, in E.164. RFC 5724 separates them by commas; Messages of Apple
 * reads several from its own form only.
 */
export function groupTextHref(numbers: readonly string[], forApple = isApple): string {
  const all = numbers.join(',');
  return numbers.length > 1 && forApple ? `sms://open?addresses=${all}` : `sms:${all}`;
}

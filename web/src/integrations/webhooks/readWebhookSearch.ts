/** The number of the delivery that is open, from the search params of the URL. */
export function readWebhookSearch({ delivery }: Record<string, unknown>): number | null {
  const id = Number(delivery);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

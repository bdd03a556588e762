let zone: string | null = null;

/** The IANA zone of the device when the app was opened. A list asks for it in every row, and finding it takes long. */
export function browserZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

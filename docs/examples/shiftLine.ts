interface Shift {
  readonly databaseId: number;
  readonly startTime: string;
  readonly skill: { readonly name: string };
  readonly fill: { readonly places: number; readonly confirmed: number };
}

/** A shift on one line: `#42 2026-12-05 Line Cook: 1 of 3`. */
export function shiftLine({ databaseId, startTime, skill, fill }: Shift): string {
  return `#${databaseId} ${startTime.slice(0, 10)} ${skill.name}: ${fill.confirmed} of ${fill.places}`;
}

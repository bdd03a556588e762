/** Greets a person at this hour of the day, 0 to 23. Without a name where none is known. */
export function homeGreeting(hour: number, firstName: string | null): string {
  const name = firstName ? `, ${firstName}` : '';
  return `Good ${partOfDay(hour)}${name}.`;
}

function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

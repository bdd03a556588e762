/** Times that break only at their dash: "10:30 am – 4:30 pm". */
export function unbrokenTimes(range: string): string {
  return range.replaceAll(/ (?=[ap]m)/g, '\u00a0');
}

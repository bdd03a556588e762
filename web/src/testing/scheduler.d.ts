/** The part of React's scheduler that tests use; the package brings no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: 5;
  export function unstable_scheduleCallback(priority: 5, callback: () => void): object;
}

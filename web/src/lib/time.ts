// Time that runs out.
const SOON = 5_000;

/** Whether it is nearly up, in milliseconds: the last seconds, or the second half where there are few. */
export const soon = (left: number, whole: number): boolean => left <= Math.min(SOON, whole / 2);

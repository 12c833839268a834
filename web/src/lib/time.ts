// Time that runs out.
const MINUTE = 60_000;
const SOON = 5_000;

/** The minutes that are left, the one that runs among them. */
export const minutes = (left: number): number => Math.max(0, Math.ceil(left / MINUTE));

/** Whether it is nearly up, in milliseconds: the last seconds, or the second half where there are few. */
export const soon = (left: number, whole: number): boolean => left <= Math.min(SOON, whole / 2);

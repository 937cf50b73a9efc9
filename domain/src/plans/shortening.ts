/** With less than half of its days it is another project: nobody is offered that. */
export const isStillIt = (days: number, asked: number): boolean => days > 0 && days >= asked / 2;

/** Whole days that may be taken away. */
export const mostDaysFewer = (asked: number): number => Math.floor(asked / 2);

/** A day is written in one way, alone and within a stretch of days. */
export { dayInWords as longDay } from './day-words.ts';

/** Of what tests asked and were answered: the same whenever it is recorded, and short enough to be read. */

const mostRows = 2;
const usualLength = 3000;
const longest = 8000;
const secret =
  /^(password|.*_password|password_confirmation|current_password|token|access_token|secret|challenge|recovery_code|draft_key|ending|hash|receipt)$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;
const year = /^(\d{4})-(\d{4})$/;
const yearWithin = /\b(2\d{3})-(2\d{3})\b/g;

const dayOf = (text) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const dayText = (number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

const leaves = (value, found = []) => {
  if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) leaves(each, found);
  else found.push(value);
  return found;
};

/** Years are as far from each other as they were, and the first that is named is 2027. */
const shiftOf = (value) => {
  const years = leaves(value).flatMap((each) => {
    if (typeof each !== 'string') return [];
    const found = year.exec(each)?.[1] ?? (day.test(each) ? each.slice(0, 4) : undefined);
    return found === undefined ? [] : [Number(found)];
  });
  return years.length === 0 ? 0 : 2027 - Math.min(...years);
};

const shifted = (text, years) => {
  const moved = `${Number(text.slice(0, 4)) + years}${text.slice(4)}`;
  return Number.isNaN(dayOf(moved)) ? dayText(dayOf(text) + years * 365) : moved;
};

const plainText = (text, years) => {
  if (instant.test(text)) return '2027-06-01T12:00:00.000Z';
  if (day.test(text)) return shifted(text, years);
  if (/^\d{6}$/.test(text)) return '123456';
  if (/^[0-9a-f]{64}$/.test(text)) return '0123456789abcdef'.repeat(4);
  return text
    .replaceAll(yearWithin, (_, from, to) => `${Number(from) + years}-${Number(to) + years}`)
    .replaceAll(/https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?/g, 'https://ships.example.org')
    .replace(/^([a-z_]+)[\w.-]*@(?!shiptime\.example)[\w.-]+$/, '$1@example.org')
    .replace(/^(.*\p{L})-[A-Z]{1,3}$/u, '$1')
    .replaceAll(/-[0-9a-f]{8}\b/g, '')
    .replaceAll(/\b(shp|whsec)_[\w+/=-]+/g, '$1_EXAMPLE')
    .replaceAll(/\b[\w-]{32,}\b/g, 'EXAMPLE');
};

const isOfRows = (list) =>
  list.some((each) => each !== null && typeof each === 'object' && !('month' in each));

/** Without what is random, secret or of today. */
export const settled = (value, years = shiftOf(value)) => {
  // Of rows two are enough; a list of numbers or names, and the twelve months of a year, have their length for a reason.
  if (Array.isArray(value))
    return (isOfRows(value) ? value.slice(0, mostRows) : value).map((each) => settled(each, years));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        typeof each === 'string' && secret.test(key) ? '…' : settled(each, years),
      ]),
    );
  return typeof value === 'string' ? plainText(value, years) : value;
};

/** Hostile, foreign or empty: nothing to show. */
const isPlain = (text) => !/[<>{}\\]|�|\p{Extended_Pictographic}|\\u0000/u.test(text.replaceAll(/[{}]/g, ''));
const isUsual = ({ asked }) => !/[?&](fields|include|append|lang)(\[|=|%5B)/.test(asked);
const fullness = (value) => leaves(value).filter((each) => each !== null && each !== '').length;

const better = (a, b) =>
  b.full - a.full || a.text.length - b.text.length || (a.text < b.text ? -1 : Number(a.text > b.text));

const shapeOf = (value) => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return '';
  return Object.entries(value).map(([key, each]) => [key, shapeOf(each)]);
};
const isAlike = (one, other) => JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other));

/**
 * The fullest that is short enough; of equals the one that comes first in the alphabet. What was shown before stays as long
 * as something like it is answered, so that a recording changes nothing but what has changed.
 */
export const exampleOf = (lines, before) => {
  const told = lines.filter(isUsual).map(({ status, body, answer }) => {
    const settledBody = body === undefined ? undefined : settled(body);
    const example = {
      status,
      ...(settledBody && Object.keys(settledBody).length > 0 && { body: settledBody }),
      answer: settled(answer),
    };
    const text = JSON.stringify(example);
    return { example, text, full: fullness(example.answer) + (settledBody ? fullness(settledBody) : 0) };
  });
  const short = told.filter(({ text }) => text.length <= longest && isPlain(text));
  if (before && short.some(({ example }) => isAlike(example, before))) return before;
  const usual = short.filter(({ text }) => text.length <= usualLength).toSorted(better);
  return (usual[0] ?? short.toSorted((a, b) => a.text.length - b.text.length || better(a, b))[0])?.example;
};

const decimal = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;
const inParts = /^(?:(\d+) ?[dj] ?)?(\d+) ?h(?: ?(\d{1,2}) ?(?:m(?:in)?)?)?$/i;

export const readHours = (text: string): number | null => {
  const plain = text.replace(/ ?h$/i, '');
  if (decimal.test(plain)) return Number(plain.replace(',', '.'));
  const [, days = '0', hours, minutes = '0'] = inParts.exec(text) ?? [];
  if (hours === undefined) return null;
  return Number((Number(days) * 24 + Number(hours) + Number(minutes) / 60).toFixed(4));
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export const formatHoursAsDuration = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440];
  return `${days}d ${twoDigits(Math.floor(rest / 60))}h ${twoDigits(rest % 60)}m`;
};

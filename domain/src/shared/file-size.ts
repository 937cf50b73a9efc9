import type { Language } from './text.ts';

const megabyte = 1024 * 1024;

export const formatFileSize = (language: Language, bytes: number): string => {
  const [unit, value] =
    bytes < megabyte ? ['kilobyte', Math.ceil(bytes / 1024)] : ['megabyte', bytes / megabyte];
  return new Intl.NumberFormat(`${language}-CA`, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    value,
  );
};

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const noto = '@expo-google-fonts/noto-sans';
const syllabics = '@expo-google-fonts/noto-sans-canadian-aboriginal';

/** Fallback order: Latin, Greek, Cyrillic; Canadian Aboriginal syllabics; symbols. */
export const fontFamilies = ['Noto Sans', 'Noto Sans Canadian Aboriginal', 'DejaVu Sans'] as const;

const files = [
  `${noto}/400Regular/NotoSans_400Regular.ttf`,
  `${noto}/600SemiBold/NotoSans_600SemiBold.ttf`,
  `${syllabics}/400Regular/NotoSansCanadianAboriginal_400Regular.ttf`,
  `${syllabics}/600SemiBold/NotoSansCanadianAboriginal_600SemiBold.ttf`,
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
];

export const readFonts = (): Buffer[] => files.map((file) => readFileSync(resolve(file)));

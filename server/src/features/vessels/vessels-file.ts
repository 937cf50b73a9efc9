import Papa from 'papaparse';
import { identifierSchemesByList } from '@shiptime/domain/shared/identifiers';
import { measureNames } from '@shiptime/domain/vessels/measures';
import { vesselInputSchema } from '@shiptime/domain/vessels/vessel';
import { type FieldProblem, toFieldProblems } from '@shiptime/domain/shared/field-problem';
import { foldText } from '@shiptime/domain/shared/text';
import type { z } from 'zod';
import { translate } from '#http/language.ts';
import { decodeText } from '#spreadsheet/decode-text.ts';

export type VesselLookupLists = Readonly<
  Record<'vessel_class' | 'region' | 'home_port', ReadonlyMap<string, number>>
>;

export type VesselLine = { readonly line: number; readonly vessel: z.infer<typeof vesselInputSchema> };
export type VesselsFileResult = {
  readonly vessels: readonly VesselLine[];
  readonly problems: readonly string[];
};

const yes = new Set(['true', 'yes', 'oui', '1']);
const no = new Set(['false', 'no', 'non', '0']);

export const normalizeCell = (text: string): string => foldText(text.trim());

type Cells = Readonly<Record<string, string>>;

const flagIn = (text: string): unknown => {
  if (yes.has(normalizeCell(text))) return true;
  return no.has(normalizeCell(text)) ? false : text;
};

/** Sets only columns in the file; an empty cell means unknown. */
const valuesOf = (cells: Cells, lists: VesselLookupLists): Record<string, unknown> => {
  const given = (name: string) => cells[name] !== undefined;
  const cell = (name: string, read: (text: string) => unknown) => {
    const text = cells[name]?.trim() ?? '';
    return text === '' ? null : read(text);
  };
  const listed = (name: keyof VesselLookupLists) =>
    cell(name, (text) => lists[name].get(normalizeCell(text)) ?? text);
  return {
    name_en: cells['name_en'],
    name_fr: cells['name_fr'],
    vessel_class_id: listed('vessel_class'),
    ...(given('region') && { region_id: listed('region') }),
    ...(given('home_port') && { home_port_id: listed('home_port') }),
    ...Object.fromEntries(
      identifierSchemesByList.vessels.filter(given).map((name) => [name, cell(name, String)]),
    ),
    ...Object.fromEntries(measureNames.filter(given).map((name) => [name, cell(name, Number)])),
    ...(given('helicopter_support') && { helicopter_support: cell('helicopter_support', flagIn) }),
    ...(cells['active']?.trim() && { active: flagIn(cells['active']) }),
    ...(cells['position']?.trim() && { position: Number(cells['position']) }),
  };
};

const told = ({ field, code, params }: FieldProblem, cells: Cells): string => {
  const column = field.replace(/_id$/, '');
  const text = cells[column]?.trim() ?? '';
  return field !== column && text !== ''
    ? `${column}: “${text}” is in no list of the portal, neither by its key nor by its name`
    : `${column}: ${translate('en', `errors:fields.${code}`, params)}`;
};

/** Reads CSV with the API's names in the first line; returns all errors at once. */
export const parseVesselsFile = (bytes: Buffer, lists: VesselLookupLists): VesselsFileResult => {
  const { data } = Papa.parse<Cells>(decodeText(bytes).trim(), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: normalizeCell,
  });
  const vessels: VesselLine[] = [];
  const problems: string[] = [];
  for (const [index, cells] of data.entries()) {
    const line = index + 2;
    const parsed = vesselInputSchema.safeParse(valuesOf(cells, lists));
    if (parsed.success) vessels.push({ line, vessel: parsed.data });
    else
      problems.push(
        ...toFieldProblems(parsed.error).map((problem) => `line ${line}, ${told(problem, cells)}`),
      );
  }
  return { vessels, problems };
};

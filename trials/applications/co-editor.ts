export class CoEditorLog {
  readonly name: string;
  readonly seen = new Map<string, Map<string, number>>();
  readonly typed = new Map<string, string>();
  readonly thrownAway = new Set<string>();
  readonly counts = { edits: 0, conflicts: 0, mine: 0, theirs: 0, both: 0, cuts: 0, crashes: 0 };
  #words = 0;

  constructor(name: string) {
    this.name = name;
  }

  see(field: string, value: unknown): void {
    const values = this.seen.get(field) ?? new Map<string, number>();
    const text = toComparableText(value);
    if (!values.has(text)) values.set(text, Date.now());
    this.seen.set(field, values);
  }

  word(field: string): string {
    this.#words += 1;
    const word = `${this.name}${this.#words}.`;
    this.typed.set(word, field);
    return word;
  }

  throwAway(text: string): void {
    for (const word of this.typed.keys()) if (text.includes(word)) this.thrownAway.add(word);
  }
}

export const toComparableText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replaceAll('\r\n', '\n').trim();

export const longTextLength = 200;

export const canHoldBothEdits = (mine: unknown, theirs: unknown): boolean =>
  toComparableText(mine).length + toComparableText(theirs).length < 400;

export const fieldsBySection = {
  project_description: ['executive_summary', 'impact_statement', 'mission_objectives'],
  requirements: ['vessel_preference_justification'],
  scheduling: ['scheduling_constraints'],
} as const;

export const textFields: readonly string[] = Object.values(fieldsBySection).flat();
export const numberFields: readonly string[] = ['operational_days', 'min_science_berths'];

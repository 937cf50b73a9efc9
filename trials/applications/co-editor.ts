/** What every party of a co-editing session tells of itself. */
export class CoEditorLog {
  readonly name: string;
  /** What was shown to this party, by field, and since when: its own text, or another's in a conflict. */
  readonly seen = new Map<string, Map<string, number>>();
  /** Words that were typed, with their field. */
  readonly typed = new Map<string, string>();
  /** Words that this party threw away knowingly. */
  readonly thrownAway = new Set<string>();
  readonly counts = { edits: 0, conflicts: 0, mine: 0, theirs: 0, both: 0, cuts: 0, crashes: 0 };
  #words = 0;

  constructor(name: string) {
    this.name = name;
  }

  see(field: string, value: unknown): void {
    const values = this.seen.get(field) ?? new Map<string, number>();
    const text = asText(value);
    if (!values.has(text)) values.set(text, Date.now());
    this.seen.set(field, values);
  }

  /** A word that nobody else writes. */
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

/** As the server keeps it: trimmed, and nothing where there is nothing. */
export const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replaceAll('\r\n', '\n').trim();

/** Beyond this, people begin anew rather than write on: the shortest of the answers takes 500 characters. */
export const longText = 200;

/** Whether both texts together still fit. */
export const fitsBoth = (mine: unknown, theirs: unknown): boolean =>
  asText(mine).length + asText(theirs).length < 400;

export const sections = {
  project_description: ['executive_summary', 'impact_statement', 'mission_objectives'],
  requirements: ['vessel_preference_justification'],
  scheduling: ['scheduling_constraints'],
} as const;

export const texts: readonly string[] = Object.values(sections).flat();
export const numbers: readonly string[] = ['operational_days', 'min_science_berths'];

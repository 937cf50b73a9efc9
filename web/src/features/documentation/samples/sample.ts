/** A program, or a part of one, in several languages. */
export const sampleLanguages = ['curl', 'javascript', 'typescript', 'python', 'r'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];
export type Samples = Partial<Readonly<Record<SampleLanguage, string>>>;

export const sampleNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  r: 'R',
};

export type Account = { readonly email: string; readonly password: string };

/** Whom samples sign in as, and where. */
export type Surroundings = Account & {
  readonly address: string;
  readonly administrator: Account;
  readonly coordinator: Account;
};

/** The samples of a chapter, by the part beside which they stand. */
export type ChapterSamples = Readonly<Record<string, (surroundings: Surroundings) => Samples>>;

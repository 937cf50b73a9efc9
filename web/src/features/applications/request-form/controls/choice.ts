export type Choice = {
  readonly id: number;
  readonly name_en: string;
  readonly name_fr: string;
  readonly active?: boolean;
};

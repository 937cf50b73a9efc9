import type { Language } from './text.ts';

const words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a an and annual at autumn bottom by cruise crab deployment during fall fish fisheries fishery for from groundfish herring
    in into ice ichthyoplankton lobster maintenance monitoring mooring moorings northern of off on ocean program recovery refit
    research salmon scallop sea sediment seabed shelf shrimp southern spring stock summer survey surveys the through to training trials
    trawl under water whale whales winter with within`.split(/\s+/),
  ),
  fr: new Set(
    `à après au automne aux avec campagne carénage chalut crabe crevette dans de des du eau eaux en entretien essais est et
    été étude étudier fond formation glace golfe hareng hiver homard l la le les mer mission mouillage mouillages océan
    par pêche pêches pétoncle poisson poissons pour printemps récupération relevé relevés saumon sur sédiment sous suivi une un
    vers annuel annuelle baleine baleines estuaire plateau d`.split(/\s+/),
  ),
};

/** Small words that also occur in place names. */
const small = new Set(['à', 'd', 'de', 'des', 'du', 'l', 'la', 'le', 'les', 'of', 'the']);

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Null if unclear. Small words count half, because place names contain them. */
export const languageOfText = (text: string): Language | null => {
  const found = wordsIn(text);
  const count = (language: Language) =>
    found
      .filter((word) => words[language].has(word))
      .reduce((sum, word) => sum + (small.has(word) ? 0.5 : 1), 0);
  const accents = found.filter((word) => /[àâçèéêëîïôûùœ]/u.test(word)).length;
  const [en, fr] = [count('en'), count('fr') + accents / 2];
  if (en === fr) return null;
  return en > fr ? 'en' : 'fr';
};

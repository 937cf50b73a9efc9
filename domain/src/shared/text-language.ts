import type { Language } from './text.ts';

const words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a after ahead an and annual are around at autumn be been before bench bottom by camera can chambers clean
    coordinator could crab crew cruise deck department deployment director drop during each echo ecologist engineer
    fall fish fisheries fishery for from geologist grabs graduate great groundfish has hauler have head here herring
    high hydrographer ice ichthyoplankton in into is it its laboratory lake lakes less lists lobster loggers
    maintenance manager monitoring months mooring moorings more most needs net nets northern not ocean oceanographer
    of off offshore only operations our out over party professor program recovery refit requested research salmon
    sampler samplers scales scallop scientific scientist sea seabed seawater sediment seine shelf ship shrimp small
    sounder southern spring stock student summer supply survey surveys team technician than that the their there
    these they this three through to training trawl trials two under university vessel was water we weeks were wet
    whale whales when where which while who will winter with within without work would year years you your`.split(
      /\s+/,
    ),
  ),
  fr: new Set(
    `adjoint adjointe annuel annuelle après au automne aux avant avec baleine baleines bateau biologiste campagne
    caméra carénage ce ces cette chalut chaque couchettes crabe crevette d dans de des deux directeur directrice
    dont du eau eaux elle elles en entre entretien essais est estuaire et faible filets fond formation gestionnaire
    glace golfe hareng hiver homard hydrographe il ils jour jours l la laboratoire lac lacs le les leur leurs loupe
    mais mer mouillage mouillages navire ne nous océan ont ou où par pas petit petite peut plateau poisson poissons
    pour printemps professeur professeure pétoncle pêche pêches que qui relevé relevés récupération sans saumon
    semaines seront ses si silencieux sont sous suivi sur sédiment technicien technicienne trois très un une
    université vers vitesse votre vous à échantillons équipage équipe étude étudier été`.split(/\s+/),
  ),
};

const small = new Set(['à', 'd', 'de', 'des', 'du', 'l', 'la', 'le', 'les', 'of', 'the']);

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Null if unclear. Short words count half, because place names contain them. */
export const detectLanguage = (text: string): Language | null => {
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

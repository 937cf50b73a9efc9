import { foldText } from '@shiptime/domain/shared/text';

const groups: readonly (readonly string[])[] = [
  [
    'deadline',
    'due date',
    'closing date',
    'cut-off',
    'time limit',
    'date limite',
    'échéance',
    'délai',
    'date de clôture',
  ],
  ['ship', 'vessel', 'boat', 'navire', 'bateau', 'bâtiment'],
  ['ship time', 'vessel time', 'sea time', 'temps-navire', 'temps navire', 'temps de navire', 'temps de mer'],
  ['application', 'request', 'proposal', 'demande', 'requête', 'proposition'],
  ['apply', 'ask for', 'present', 'demander', 'présenter', 'postuler'],
  ['submit', 'send', 'hand in', 'soumettre', 'soumis', 'envoyer', 'déposer', 'transmettre'],
  ['draft', 'unfinished', 'ébauche', 'brouillon'],
  ['co-proponent', 'coproponent', 'co-applicant', 'colleague', 'partner', 'copromoteur', 'collègue'],
  ['proponent', 'applicant', 'principal investigator', 'promoteur', 'demandeur', 'chercheur'],
  ['coordinator', 'reviewer', 'contact person', 'coordonnateur', 'coordonnatrice', 'examinateur'],
  ['clarification', 'question from the coordinator', 'more information', 'précisions', 'éclaircissement'],
  ['change', 'edit', 'modify', 'correct', 'update', 'modifier', 'changer', 'corriger'],
  ['withdraw', 'cancel', 'take back', 'retirer', 'annuler', 'retrait', 'annulation'],
  ['delete', 'remove', 'erase', 'supprimer', 'effacer'],
  ['fulfill', 'reject', 'refuse', 'turn down', 'decline', 'satisfaite', 'refuser', 'rejeter', 'rejet'],
  ['plan', 'schedule', 'calendar', 'timetable', 'horaire', 'calendrier'],
  ['constraint', 'maintenance', 'refit', 'dry dock', 'drydock', 'contrainte', 'entretien', 'cale sèche'],
  ['station', 'waypoint', 'site', 'position', 'coordinate', 'coordonnée', 'point'],
  ['file', 'csv', 'spreadsheet', 'excel', 'import', 'upload', 'fichier', 'chiffrier', 'téléverser'],
  ['berth', 'bunk', 'bed', 'cabin', 'couchette', 'lit', 'cabine', 'place à bord'],
  ['foreign', 'another state', 'abroad', 'coastal state', 'eaux d’un autre état', 'étranger', 'état côtier'],
  ['protected area', 'mpa', 'sanctuary', 'reserve', 'zone de protection', 'zpm', 'aire protégée'],
  ['clearance', 'permit', 'permission', 'consent', 'autorisation', 'permis', 'consentement'],
  ['funding', 'money', 'grant', 'budget', 'financement', 'argent', 'subvention'],
  ['password', 'log in', 'login', 'sign in', 'locked out', 'mot de passe', 'connexion', 'se connecter'],
  ['forgotten', 'forgot', 'lost', 'reset', 'oublié', 'perdu', 'réinitialiser'],
  ['account', 'register', 'sign up', 'compte', 'inscription', 's’inscrire', 's’inscrivez'],
  ['e-mail', 'email', 'mail', 'courriel', 'adresse électronique'],
  ['save', 'autosave', 'enregistrer', 'enregistré', 'sauvegarder', 'sauvegarde'],
  ['late', 'too late', 'missed', 'overdue', 'retard', 'manqué'],
  ['see', 'read', 'visible', 'confidential', 'private', 'voir', 'lire', 'confidentiel', 'privé'],
  ['keyboard', 'screen reader', 'accessible', 'accessibility', 'clavier', 'lecteur d’écran', 'accessibilité'],
  ['language', 'french', 'english', 'translation', 'langue', 'français', 'anglais', 'traduction'],
  ['voyage', 'cruise', 'trip', 'sortie', 'mission'],
  ['result', 'outcome', 'decision', 'answer', 'résultat', 'décision', 'réponse'],
];

const folded = groups.map((group) => group.map(foldText));

const small = new Set(
  foldText(
    `a about an and are at be can do does for from have how i if in is it may me my of on or our should that the then to
    was we what when where which who why will with would you your
    ai après au aux avec avoir c ce cette comment d dans de des dois du elle en est et être faire il j je l la le les ma
    mes mon n ne nous on ou par pas peut peux pour puis qu quand que quel quelle quelles quels qui quoi s se si son suis
    sur un une vous votre y`,
  ).split(/\s+/),
);

const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<![sui])[sx]$/, '') : word);

const isIn = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

export const expandSynonyms = (sought: string): string[][] => {
  const terms: string[][] = [];
  let rest = foldText(sought)
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
  const phrases = folded
    .flatMap((group) => group.map((word) => ({ word, group })))
    .filter(({ word }) => word.length > 2)
    .toSorted((one, other) => other.word.length - one.word.length);
  for (const { word, group } of phrases) {
    if (!isIn(rest, word)) continue;
    terms.push(group);
    rest = ` ${rest}`.replace(` ${word}`, ' ').replaceAll(/\s+/g, ' ').trim();
  }
  const words = rest.split(/[\s']+/).filter((word) => word.length > 2 && !small.has(word));
  return [...terms, ...words.map((word) => [singular(word)])];
};

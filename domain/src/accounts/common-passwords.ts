import { foldText } from '../shared/text.ts';

/**
 * Words that common passwords are built from, in English and French. Digits, signs and letter substitutions
 * are ignored, so `P@ssw0rd2024` matches.
 */
const words = new Set(
  [
    'a abc abcd abcde abcdef abcdefg abcdefgh aa aaa aaaa abcabc asdf asdfg asdfgh asdfghjkl qwer qwert qwerty qwertyu',
    'qwertyui qwertyuiop qwertyqwerty azer azert azerty azertyu azertyuiop qaz qazwsx qazwsxedc wsx zxcvb zxcvbn',
    'zxcvbnm xyz admin admins administrator administrateur root user utilisateur',
    'usager guest invite login connexion pass passe password passwords passwort motdepasse mdp mypassword',
    'monmotdepasse newpassword nouveaumotdepasse passwordpassword passpass secret secrete topsecret changeme change',
    'changezmoi default defaut temp temporary temporaire welcome welcometo bienvenue bonjour bonsoir salut hello',
    'helloworld allo letmein ouvretoi sesame opensesame iloveyou jetaime loveyou loveme lovely amour sunshine soleil',
    'princess princesse angel ange monkey singe dragon tiger tigre lion panda chouchou doudou coucou loulou minou',
    'football soccer hockey baseball basketball canadiens mapleleafs senators canucks superman batman spiderman',
    'starwars pokemon matrix master maitre shadow ombre killer hunter michael jennifer jessica nicolas thomas',
    'computer ordinateur internet google facebook microsoft windows samsung apple summer winter spring autumn fall ete',
    'hiver printemps automne january february april june july august september october november december janvier',
    'fevrier avril juin juillet aout septembre octobre novembre decembre monday friday lundi vendredi canada ottawa',
    'quebec montreal toronto vancouver victoria halifax stjohns calgary winnipeg coastguard gardecotiere fisheries',
    'oceans whatever nothing freedom liberte merci please trustno charlie donald jordan cookie chocolate chocolat',
    'banana cheese fromage poutine purple yellow orange diamond forever toujours access acces ninja mustang ferrari',
  ].flatMap((line) => line.split(' ')),
);

const wordsOfThisPortal = [
  'shiptime tempsnavire temps navires navire bateaux bateau mer garde cotiere demo demonstration portail',
  'vessels vessel ships ship boats boat time sea coast guard portal',
].flatMap((line) => line.split(' '));
const onlyOfThisPortal = new RegExp(`^(?:${wordsOfThisPortal.join('|')})+$`);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const walks = ['1qaz2wsx', '1q2w3e4r', 'q1w2e3r4', 'zaq12wsx', 'a1b2c3d4', 'qwe123', 'asd123', '1a2b3c4d'];

const signsAboveDigits = '!@#$%^&*()';
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'];
const columnsOnly = new RegExp(
  `^(?:${[...columns, ...columns.map((keys) => [...keys].toReversed().join(''))].join('|')})+\\d*$`,
);

const withoutShift = (folded: string): string =>
  [...folded]
    .map((sign) =>
      signsAboveDigits.includes(sign) ? String((signsAboveDigits.indexOf(sign) + 1) % 10) : sign,
    )
    .join('');

const kernel = (password: string): string => {
  const folded = foldText(password);
  const within = folded.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [...within]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replaceAll(/[^a-z]/g, '');
};

export const isCommonPassword = (password: string): boolean => {
  const folded = foldText(password);
  const word = kernel(password);
  const keys = withoutShift(folded);
  return (
    word === '' ||
    words.has(word) ||
    onlyOfThisPortal.test(word) ||
    columnsOnly.test(keys) ||
    walks.some((walk) => keys.startsWith(walk))
  );
};

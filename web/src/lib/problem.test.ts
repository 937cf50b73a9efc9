// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError, createApiErrorWithMessage, toApiError } from './api-error.ts';
import { changeLanguage, i18n, startI18n } from './i18n.ts';
import { failureCause, describeFailure, describeRefusedFields, type FailureTask } from './problem.ts';

beforeAll(startI18n);

const say = async (language: 'en' | 'fr', task: FailureTask, error: ApiError): Promise<string> => {
  await changeLanguage(language);
  return describeFailure(task, error);
};

const bare = (status: number) => new ApiError(status, { message: 'Server Error' });

const sentences: readonly [FailureTask, string, string][] = [
  ['save_form', 'Problem saving the form', 'Problème lors de l’enregistrement du formulaire'],
  [
    'submit_application',
    'Problem submitting the application',
    'Problème lors de la soumission de la demande',
  ],
  [
    'create_application',
    'Server Error: Could not create your application',
    'Erreur du serveur\u00A0: impossible de créer votre demande',
  ],
  ['update_profile', 'Could not update the profile', 'Impossible de mettre à jour le profil'],
  [
    'reset_password',
    'Error occurred, could not reset your password',
    'Une erreur s’est produite\u00A0: impossible de réinitialiser votre mot de passe',
  ],
  ['add_co_proponent', 'Could not add the co-proponent', 'Impossible d’ajouter cette personne à la demande'],
  [
    'remove_co_proponent',
    'Could not remove the co-proponent',
    'Impossible de retirer cette personne de la demande',
  ],
  ['create_version', 'Failed to create version', 'La version n’a pas pu être créée'],
  [
    'send_to_national',
    'Problem sending the plan to national review',
    'Problème lors de l’envoi du plan à l’examen national',
  ],
  [
    'send_to_executive',
    'Problem sending the plan to executive review',
    'Problème lors de l’envoi du plan à l’examen de la direction',
  ],
  ['set_final', 'Problem setting the plan as final', 'Le plan n’a pas pu être rendu définitif'],
  [
    'load_scheduler',
    'Could not load scheduling information',
    'Impossible de charger les renseignements de planification',
  ],
];

describe('what failed', () => {
  it.each(sentences)(
    '%s is said in its own sentence, with the cause, in both languages',
    async (task, en, fr) => {
      const because = (cause: string) => (en.startsWith('Server Error') ? '' : cause);
      expect(await say('en', task, bare(500))).toBe(`${en}${because(': the server reported an error.')}`);
      expect(await say('fr', task, bare(500))).toBe(
        `${fr}${because('\u00A0: le serveur a signalé une erreur.')}`,
      );
    },
  );

  it('a creation that is refused is no error of the server', async () => {
    const refused = new ApiError(409, { type: 'deadline_passed', message: 'The deadline has passed.' });
    expect(await say('en', 'create_application', refused)).toBe(
      'Could not create your application: the deadline has passed.',
    );
  });
});

const unknownApplication = new ApiError(404, { message: 'Not Found' });
const causes: readonly [string, ApiError, string, string][] = [
  [
    'no answer',
    new ApiError(0),
    'the portal cannot be reached. Please',
    'le portail est injoignable. Veuillez',
  ],
  [
    'an answer that is too late',
    new ApiError(0, { type: 'timed_out' }),
    'did not answer in time',
    'pas répondu à temps',
  ],
  ['401', bare(401), 'your session has ended', 'votre session a pris fin'],
  ['403', bare(403), 'you are not allowed to do this', 'vous n’avez pas l’autorisation'],
  [
    '403 with its reason',
    new ApiError(403, { type: 'only_primary_proponent', message: 'This action is unauthorized.' }),
    'only the primary proponent can do this',
    'seule la personne qui présente la demande peut effectuer cette action',
  ],
  [
    '404',
    unknownApplication,
    'the server could not find this application',
    'le serveur n’a pas trouvé cette demande',
  ],
  [
    '409',
    bare(409),
    'this action is not possible in the current state',
    'cette action n’est pas possible dans l’état actuel',
  ],
  [
    '412',
    bare(412),
    'this item has been changed since you opened it',
    'cet élément a été modifié entre-temps',
  ],
  ['419', bare(419), 'this page is out of date', 'cette page n’est plus à jour'],
  ['422', new ApiError(422, { errors: { name: ['Required'] } }), 'required', 'required'],
  [
    '429',
    bare(429),
    'too many requests were sent. Please wait',
    'il y a eu trop de requêtes. Veuillez patienter',
  ],
  ['429 with a time', new ApiError(429, {}, 12), 'try again in 12 seconds', 'réessayer dans 12 secondes'],
  ['500', bare(500), 'the server reported an error', 'le serveur a signalé une erreur'],
  ['502', bare(502), 'the service is temporarily unavailable', 'le service est temporairement indisponible'],
  ['503', bare(503), 'the service is temporarily unavailable', 'le service est temporairement indisponible'],
  [
    'a fault of the page',
    toApiError(new TypeError('x is undefined')),
    'something went wrong on this page',
    'un problème est survenu',
  ],
];

describe('why', () => {
  it('is that the portal is busy, in the words of the portal', async () => {
    const message =
      'The portal is very busy. What you typed is still on this page; please try again shortly.';
    const busy = new ApiError(503, { type: 'unavailable', message }, 3);
    expect(await say('en', 'save_form', busy)).toContain(
      'the portal is very busy. What you typed is still on this page',
    );
  });

  it('names every refused field of a dialog, with what is wrong with it', async () => {
    await changeLanguage('en');
    const errors = { amount: ['Required'], organization: ['Cannot exceed 250 characters'] };
    const error = new ApiError(422, { errors });
    const labels = [
      ['organization', 'Organization'],
      ['amount', 'Amount (CAD)'],
      ['status', 'Status'],
    ] as const;
    expect(describeRefusedFields('save_row', error, labels)).toBe(
      'This row could not be saved. Organization: cannot exceed 250 characters. Amount (CAD): required.',
    );
    expect(describeRefusedFields('save_row', bare(409), labels)).toBeNull();
    expect(describeFailure('save_row', error)).toBe(
      'This row could not be saved: required; cannot exceed 250 characters',
    );
  });

  it.each(causes)('%s is said truthfully in both languages', async (_, error, en, fr) => {
    expect(await say('en', 'save_form', error)).toContain(`Problem saving the form: `);
    expect(await say('en', 'save_form', error)).toContain(en);
    expect(await say('fr', 'save_form', error)).toContain(fr);
  });

  it.each(causes)('%s never brings a bare “Server Error” into a French page', async (_, error) => {
    const said = await say('fr', 'save_form', error);
    expect(said).not.toMatch(/server|error/i);
  });

  it('is the server’s own sentence where it names its reason, and the page’s own where the page says it', async () => {
    await changeLanguage('fr');
    const refused = new ApiError(409, { type: 'read_only', message: 'Ne peut plus être modifié.' });
    expect(failureCause(refused)).toBe('Ne peut plus être modifié.');
    expect(
      describeFailure('submit_application', createApiErrorWithMessage('Certaines réponses manquent.')),
    ).toContain('certaines réponses');
  });

  it('something else than an application is not called one', async () => {
    await changeLanguage('en');
    expect(failureCause(unknownApplication, 'save_plan')).toMatch(/^The server could not find this item\. /);
    expect(i18n.language).toBe('en');
  });
});

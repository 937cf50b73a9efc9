import type { Portal } from '../../portal.ts';
import { apiAs } from '../../steps/people.ts';
import { setAccounts } from './accounts.ts';
import { setApplications } from './applications.ts';
import { setPlans } from './plans.ts';
import type { Api, Scene } from './scene.ts';

export const setStage = async (portal: Portal): Promise<Scene> => {
  const known = new Map<string, Promise<Api>>();
  const api = (who: string): Promise<Api> => known.get(who) ?? known.set(who, apiAs(portal, who)).get(who)!;
  const cast = { portal, api };
  return {
    ...cast,
    ...(await setApplications(cast)),
    ...(await setPlans(cast)),
    ...(await setAccounts(cast)),
  };
};

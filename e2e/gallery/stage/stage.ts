import type { Portal } from '../../portal.ts';
import { apiAs } from '../../steps/people.ts';
import { seedAccounts } from './accounts.ts';
import { seedApplications } from './applications.ts';
import { seedPlans } from './plans.ts';
import type { Api, SeededPortal } from './scene.ts';

export const seedPortal = async (portal: Portal): Promise<SeededPortal> => {
  const known = new Map<string, Promise<Api>>();
  const api = (who: string): Promise<Api> => known.get(who) ?? known.set(who, apiAs(portal, who)).get(who)!;
  const cast = { portal, api };
  return {
    ...cast,
    ...(await seedApplications(cast)),
    ...(await seedPlans(cast)),
    ...(await seedAccounts(cast)),
  };
};

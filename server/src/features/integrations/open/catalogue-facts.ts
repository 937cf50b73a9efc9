import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import type { CatalogueFacts } from './catalogue.ts';
import { licenceOf } from './open-data-rules.ts';
import { findOpenDataYears } from './open-schedules.ts';

export const readCatalogueFacts = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<CatalogueFacts> => {
  const { settings } = app;
  const [address, licence] = [resolvePublicOrigin(request), licenceOf(app)];
  return {
    ...{ address, licence },
    years: await findOpenDataYears(app.db, address, licence),
    operator: settings.operator ?? null,
    contact: settings.supportContact ?? null,
  };
};

import { languages, type Language } from '@shiptime/domain/shared/text';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import type { NoscriptPage } from '#http/noscript-page.ts';
import { html } from '#openapi/pages/html.ts';
import { nameInLanguage } from './open-formats.ts';

const identifiers = ['imo', 'mmsi', 'call_sign', 'ices_code'] as const;
const measures = ['length', 'breadth', 'draft', 'science_berths'] as const;

const findShips = (db: Db) =>
  db
    .selectFrom('vessels')
    .select(['id', 'name_en', 'name_fr', ...identifiers, ...measures])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

type Ship = Awaited<ReturnType<typeof findShips>>[number];

const labelOf = (column: string, language: Language): string =>
  (identifiers as readonly string[]).includes(column)
    ? translate(language, `reference:identifiers.schemes.${column}`)
    : translate(language, `vessels:particulars.${column}`);

const vehicleOf = (ship: Ship, language: Language) => ({
  '@type': 'Vehicle',
  name: nameInLanguage(ship, language),
  identifier: identifiers.flatMap((propertyID) =>
    ship[propertyID] ? [{ '@type': 'PropertyValue', propertyID, value: ship[propertyID] }] : [],
  ),
});

export const renderShipsPage = async (request: FastifyRequest): Promise<NoscriptPage> => {
  const { server, language } = request;
  const ships = await findShips(server.db);
  const title = translate(language, 'vessels:title');
  const columns = [...identifiers, ...measures];
  return {
    title,
    description: translate(language, 'vessels:lead'),
    address: `${resolvePublicOrigin(request)}/ship-information`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      inLanguage: languages,
      itemListElement: ships.map((ship) => vehicleOf(ship, language)),
    },
    body: html`<main>
      <h1>${title}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">${translate(language, 'vessels:planning.rail')}</th>
            ${columns.map((column) => html`<th scope="col">${labelOf(column, language)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${ships.map(
            (ship) =>
              html`<tr>
                <th scope="row">${nameInLanguage(ship, language)}</th>
                ${columns.map((column) => html`<td>${ship[column]}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </main>`.text,
  };
};

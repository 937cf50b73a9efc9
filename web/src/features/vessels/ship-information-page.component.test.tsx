import { listRowSchemas } from '@shiptime/domain/reference/reference-wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { answerReferenceLists, cabot } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { ShipInformationPage } from './ship-information-page.tsx';

describe.each(['en', 'fr'] as const)('the ships, %s', (language) => {
  it('show the one that the address names', async () => {
    answerReferenceLists({
      vessel_classes: [exampleOf(listRowSchemas.vessel_classes, { id: cabot.vessel_class_id ?? undefined })],
    });
    await renderInApp(<ShipInformationPage />, {
      language,
      path: paths.shipInformation(cabot.id),
      route: paths.shipInformation(),
    });
    const name = language === 'fr' ? cabot.name_fr : cabot.name_en;
    await expect.element(page.getByRole('heading', { level: 3, name })).toHaveFocus();
    await expect.element(page.getByRole('heading', { level: 3, name })).toBeInViewport();
    await expectAccessible();
  });
});

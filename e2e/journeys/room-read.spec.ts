import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { type Language, translator } from '../words.ts';

type Plan = {
  id: number;
  vessel: { name_en: string; name_fr: string };
  fiscal_year: { name: string };
  can: { edit: boolean };
};
type Plans = { data: readonly Plan[] };

const treeOf = (language: Language, ship: string, year: string): string => {
  const t = translator(language);
  const s = (key: string) => t(`scheduler:${key}`);
  return `
- main:
  - heading "${ship}" [level=1]
  - combobox "${t('plans:fields.fiscal_year_id.label')}"
  - toolbar "${s('tools.label')}":
    - group "${s('tools.zoom')}":
      - button [pressed]
    - button "${s('tools.undo')}"
    - button "${s('tools.redo')}"
    - button "${s('add.button')}"
    - button "${s('view.filter')}"
    - combobox "${s('view.colour')}"
  - status: ${s('save.saved')}
  - region "${s('room.timeline')}":
    - button "${s('tools.earlier')}"
    - button "${s('timeline.today')}"
    - button "${s('tools.later')}"
    - scrollbar "${s('room.minimap')}"
    - button "${s('room.further')}"
    - slider "${s('room.closeness')}"
    - button "${s('room.closer')}"
    - button "${s('room.fit')}"
    - grid "${t('scheduler:timeline.label', { vessel: ship, year })}":
      - row:
        - rowheader:
          - link "${ship}"
        - gridcell
  - region "${s('tabs.conflicts')}":
    - separator "${s('room.size.side')}"
    - heading "${s('tabs.conflicts')}" [level=2]
    - button "${s('room.put_below')}"
    - 'button "${t('scheduler:room.close', { panel: s('tabs.conflicts') })}"'
  - toolbar "${s('room.panels')}":
    - button "${s('room.mission')}"
    - button /${s('tabs.conflicts')}/ [expanded]
  - button "${s('keys.button')}"
`;
};

for (const language of ['en', 'fr'] as const) {
  test(`the planning room is read in its order, ${language}`, async ({ page, portal, accessible }) => {
    const api = await apiAs(portal, 'coordinator');
    const { data } = await api<Plans>('GET', '/vessel_plans?include=vessel,fiscalYear');
    const { id, vessel, fiscal_year: year } = data.find(({ can }) => can.edit)!;
    await storeSignedInSession(page, portal, 'coordinator');
    await page.goto(`/vesselPlan/${id}/scheduler?tab=conflicts&lang=${language}`);
    const ship = language === 'fr' ? vessel.name_fr : vessel.name_en;
    await expect(page.locator('body')).toMatchAriaSnapshot(treeOf(language, ship, year.name));
    await accessible(page);
  });
}

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { constraintRowSchema } from '@shiptime/domain/vessels/vessel-wire';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { missionSchema } from '@shiptime/domain/plans/wire/mission';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ConstraintDialog } from './constraint-dialog.tsx';

const inMay = exampleOf(missionSchema, {
  start_date: '2026-05-02',
  operational_days: 5,
  mobilization_days: 0,
  demobilization_days: 0,
});
const path = `/vessels/${teleost.id}/scheduling_constraints` as const;

beforeEach(() => {
  signInAs({ user_type_id: 5 });
  answerReferenceLists({ fiscal_years: [{ ...year, start_date: '2026-04-01', end_date: '2027-03-31' }] });
  network.post.answers(path, { data: exampleOf(constraintRowSchema, { vessel_id: teleost.id }) });
});

describe.each(['en', 'fr'] as const)('a constraint that comes again, %s', (language) => {
  const t = translator(language);
  const field = (name: string) => page.getByRole('textbox', { name, exact: false });
  const fill = async (first: string, last: string) => {
    await renderInApp(
      <ConstraintDialog
        vesselId={teleost.id}
        constraint={null}
        year={undefined}
        missions={[inMay]}
        existing={[]}
        homePortId={null}
        onClose={() => {}}
      />,
      { language },
    );
    await field(t(`vessels:constraints.name_${language}`)).fill('Crew change');
    await field(t('ui:start')).fill(first);
    await field(t('ui:end')).fill(last);
    await page.getByText(t('vessels:constraints.repeats')).click();
  };

  it('ends with the fiscal year of its first day, whichever year is looked at, and says how often', async () => {
    await fill('2026-04-03', '2026-04-04');
    await expect.element(field(t('vessels:constraints.last_day'))).toHaveValue('2027-03-31');
    const last = formatDay(language, '2027-03-05');
    await expect
      .element(page.getByText(t('vessels:constraints.times_other', { count: 13, start: last })))
      .toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: t('vessels:constraints.save') }).click();
    await expect.element(page.getByText(t('vessels:import.saved_other', { count: 13 }))).toBeVisible();
    const [sent] = network.post.asked(path);
    expect(sent?.body).toMatchObject({ repeat: { every_days: 28, until: '2027-03-31' } });
  });

  it('says which missions are in the way of a later time, and that the last day is no day', async () => {
    await fill('2026-04-03', '2026-04-04');
    await field(t('vessels:constraints.last_day')).fill('2026-04-01');
    await page.getByRole('button', { name: t('vessels:constraints.save') }).click();
    await expect.element(page.getByText(t('vessels:constraints.last_day_range'))).toBeVisible();
    expect(network.post.asked(path)).toEqual([]);
    await expect
      .element(page.getByText(t('vessels:constraints.in_the_way_one', { count: 1 })))
      .not.toBeInTheDocument();
    await field(t('vessels:constraints.last_day')).fill('2026-05-31');
    await expect.element(page.getByText(t('vessels:constraints.in_the_way_one', { count: 1 }))).toBeVisible();
  });

  it('asks for the port of what happens in one, the home port proposed, and names what lies on the same days', async () => {
    await renderInApp(
      <ConstraintDialog
        vesselId={teleost.id}
        constraint={exampleOf(constraintRowSchema, {
          vessel_id: teleost.id,
          kind: 'refit',
          start_date: '2026-06-01',
          end_date: '2026-07-01',
          port_id: null,
        })}
        year={undefined}
        missions={[]}
        existing={[
          exampleOf(constraintRowSchema, { id: 901, start_date: '2026-06-10', end_date: '2026-06-20' }),
          exampleOf(constraintRowSchema, { id: 902, start_date: '2026-07-02', end_date: '2026-07-03' }),
        ]}
        homePortId={null}
        onClose={() => {}}
      />,
      { language },
    );
    await expect
      .element(page.getByText(t('vessels:constraints.over_others_one', { count: 1 })))
      .toBeVisible();
    await page.getByRole('button', { name: t('vessels:constraints.save') }).click();
    await expect.element(page.getByText(t('errors:fields.required'))).toBeVisible();
    await expectAccessible();
  });
});

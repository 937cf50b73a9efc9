import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { outcomeSchema, voyageSchema } from '@shiptime/domain/applications/wire/outcome';
import { coastalStateSchema } from '@shiptime/domain/reference/reference-wire';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ForeignWatersClearance } from './foreign-waters-clearance.tsx';

const greenland = {
  id: 7,
  ...{ key: 'greenland', name_en: 'Greenland', name_fr: 'Groenland' },
  ...{ clearance_days: 90, clearance_authority_en: 'The ministry', clearance_authority_fr: 'Le ministère' },
};

describe.each(['en', 'fr'] as const)('the consent of other states, %s', (language) => {
  const t = translator(language);
  const open = async (voyages: readonly string[]) => {
    answerReferenceLists({ coastal_states: [exampleOf(coastalStateSchema, greenland)] });
    const published = voyages.map((start_date) => exampleOf(voyageSchema, { start_date }));
    network.get.answers('/ship_time_requests/41', {
      data: exampleOf(applicationSchema, {
        id: 41,
        outcome: voyages.length > 0 ? exampleOf(outcomeSchema, { voyages: published }) : null,
      }),
    });
    const form = createTestFormModel(
      { in_foreign_waters: true, coastal_state_ids: [7], operational_window_start: '2027-07-10' },
      true,
    );
    await renderInApp(
      <FormModelContext value={form}>
        <ForeignWatersClearance>
          <p>Whose?</p>
        </ForeignWatersClearance>
      </FormModelContext>,
      { language },
    );
  };
  const line = (from: 'window' | 'mission', start: string, day: string) =>
    page.getByText(
      t(`application_form:clearance.${from}`, {
        start: formatDay(language, start),
        day: formatDay(language, day),
      }),
      { exact: false },
    );

  it('says the lead time, and the last day to ask from the window', async () => {
    await open([]);
    const authority = greenland[`clearance_authority_${language}`];
    await expect
      .element(
        page.getByText(
          t('application_form:clearance.lead', {
            days: language === 'en' ? '90 days' : '90\u00A0jours',
            authority,
          }),
        ),
      )
      .toBeVisible();
    await expect.element(line('window', '2027-07-10', '2027-04-11')).toBeVisible();
    await expect.element(line('mission', '2027-07-20', '2027-04-21')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('says it from the first published mission as well', async () => {
    await open(['2027-08-01', '2027-07-20']);
    await expect.element(line('mission', '2027-07-20', '2027-04-21')).toBeVisible();
  });
});

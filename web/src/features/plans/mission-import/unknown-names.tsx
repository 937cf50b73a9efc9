import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { NameListKey, UnknownName } from './use-corrections.ts';
import type { MissionImportControls } from './use-mission-import.ts';

/** Choice for a port that stays unknown; vessels have no such choice. */
const noPort = '-';

const useChoices = () => {
  const { t } = useTranslation('mission_import');
  const language = useLanguage();
  const lists: Record<NameListKey, readonly string[]> = {
    vessels: useVessels().map((row) => nameInLanguage(language, row)),
    ports: useReferenceList('ports').map((row) => nameInLanguage(language, row)),
  };
  return ({ list, near }: UnknownName) => [
    ...near.map((name) => ({ id: name, label: t('perhaps', { name }) })),
    ...(list === 'ports' ? [{ id: noPort, label: t('no_port') }] : []),
    ...lists[list]
      .filter((name) => !near.includes(name))
      .toSorted((a, b) => a.localeCompare(b, language))
      .map((name) => ({ id: name, label: name })),
  ];
};

export const UnknownNames = ({ unknown, chosenName, rename }: MissionImportControls) => {
  const { t } = useTranslation('mission_import');
  const choices = useChoices();
  if (unknown.length === 0) return null;
  return (
    <Stack>
      <h3>{t('unknown.title')}</h3>
      <p>{t('unknown.explained')}</p>
      <Row end>
        {unknown.map((each) => {
          const { list, name, rows } = each;
          const chosen = chosenName(each);
          return (
            <Select
              key={`${list}:${name}`}
              label={
                chosen === null
                  ? t(`unknown.${list}`, { name, count: rows })
                  : t('unknown.corrected', { name })
              }
              isFilter
              placeholder={t('unknown.left_out')}
              options={choices(each)}
              value={chosen === '' ? noPort : chosen}
              onChange={(to) => rename(each, to === noPort ? '' : to)}
            />
          );
        })}
      </Row>
    </Stack>
  );
};

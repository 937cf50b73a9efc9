import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';

const height = 900;

export const EmbeddingInstructions = ({ year }: { year: string }) => {
  const { t } = useTranslation('scheduler');
  const { language } = useFormat();
  const address = `${window.location.origin}${paths.embeddedSchedule({ year, lang: language })}`;
  const title = t('schedules.label', { year });
  const markup = `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="${height}" loading="lazy"></iframe>`;
  const copy = async () => {
    await navigator.clipboard.writeText(markup);
    snackbar.success(t('open.embed.copied'));
  };
  return (
    <Section title={t('open.embed.title')}>
      <Stack>
        <p>{t('open.embed.text')}</p>
        <TextArea
          label={t('open.embed.markup')}
          hint={t('open.embed.markup_hint')}
          value={markup}
          onChange={() => undefined}
          isReadOnly
        />
        <Row>
          <Button icon="copy" onPress={() => void copy()}>
            {t('open.embed.copy')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
};

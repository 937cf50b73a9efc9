import { useTranslation } from 'react-i18next';
import { Tabs } from '#ui/tabs.tsx';
import { chooseLanguage, useChosenLanguage } from './chosen-language.ts';
import { CodeBlock } from './code-block.tsx';
import { sampleLanguages, sampleNames, type Samples } from './sample.ts';

/** The same in several languages; which one is shown is chosen once for all. */
export const CodeSamples = ({ label, samples }: { label: string; samples: Samples }) => {
  const { t } = useTranslation('documentation');
  const chosen = useChosenLanguage();
  const languages = sampleLanguages.filter((language) => samples[language] !== undefined);
  const shown = languages.find((language) => language === chosen) ?? languages[0];
  if (shown === undefined) return null;
  return (
    <Tabs
      label={t('languages')}
      selected={shown}
      onSelect={(id) => chooseLanguage(languages.find((language) => language === id) ?? shown)}
      tabs={languages.map((language) => ({
        id: language,
        label: sampleNames[language],
        content: <CodeBlock label={label} code={samples[language] ?? ''} />,
      }))}
    />
  );
};

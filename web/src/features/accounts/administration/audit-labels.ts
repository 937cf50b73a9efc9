import { useTranslation } from 'react-i18next';
import en from '@shiptime/locales/en/administration.json' with { type: 'json' };

type Subject = keyof typeof en.audit.subjects;
type Verb = keyof typeof en.audit.verbs;

export const auditSubjects = Object.keys(en.audit.subjects) as Subject[];
export const isAuditSubject = (name: string | null): name is Subject =>
  name !== null && Object.hasOwn(en.audit.subjects, name);
const isVerb = (name: string): name is Verb => Object.hasOwn(en.audit.verbs, name);

export const useAuditLabels = () => {
  const { t } = useTranslation('administration');
  const subjectWords = (name: string): string => (isAuditSubject(name) ? t(`audit.subjects.${name}`) : name);
  const oneOf = (name: string, id: number): string =>
    isAuditSubject(name) ? t(`audit.one.${name}`, { id }) : `${name} ${id}`;
  return {
    subjectWords,
    aboutWords: (name: string, id: number | null): string =>
      id === null ? subjectWords(name) : oneOf(name, id),
    actionWords: (action: string): string => {
      const verb = action.split('.').at(-1) ?? '';
      return isVerb(verb) ? t(`audit.verbs.${verb}`) : action;
    },
  };
};

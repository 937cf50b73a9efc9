import { languageOfText } from '@shiptime/domain/shared/text-language';

/** What somebody has written in a language of their own choice: read aloud in that one, as far as it can be told. */
export const OwnWords = ({ text }: { readonly text: string }) => (
  <span lang={languageOfText(text) ?? undefined}>{text}</span>
);

import { languageOfText } from '@shiptime/domain/shared/text-language';

/** Guesses the language of user text for screen readers. */
export const UserText = ({ text }: { readonly text: string }) => (
  <span lang={languageOfText(text) ?? undefined}>{text}</span>
);

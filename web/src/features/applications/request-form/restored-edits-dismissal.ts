import type { FieldValues } from '../application-api.ts';

/** Hash that identifies the dismissed values without storing them. */
const markOf = (values: FieldValues): string => {
  let mark = 5381;
  for (const letter of JSON.stringify(values))
    mark = (mark * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return mark.toString(36);
};

const keyOf = (applicationId: number): string => `shiptime.restored.${applicationId}`;

export const wasRestoredEditsNoticeDismissed = (applicationId: number, values: FieldValues): boolean =>
  sessionStorage.getItem(keyOf(applicationId)) === markOf(values);

export const dismissRestoredEditsNotice = (applicationId: number, values: FieldValues): void =>
  sessionStorage.setItem(keyOf(applicationId), markOf(values));

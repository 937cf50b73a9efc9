import { z } from 'zod';
import type { FieldProblem } from '../shared/field-problem.ts';
import { toOneLine } from '../shared/text.ts';
import { optionalTextSchema } from './field-schemas.ts';
import { attachmentLimits, rowTextLimits } from './limits.ts';

export const attachmentKinds = ['pdf', 'png', 'jpeg', 'webp'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

type KindFacts = { readonly mediaType: string; readonly endings: readonly [string, ...string[]] };

export const attachmentFormats: Readonly<Record<AttachmentKind, KindFacts>> = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { mediaType: 'image/webp', endings: ['webp'] },
};

export const attachmentExtensions: readonly string[] = attachmentKinds.flatMap(
  (kind) => attachmentFormats[kind].endings,
);

export const attachmentInputSchema = z.object({
  description: optionalTextSchema(rowTextLimits.attachment.description).optional(),
});

const nameLimit = rowTextLimits.attachment.name;
const ofFileSystems = /[<>:"|?*]/g;

/** Removes paths and line breaks from the given name; the extension follows the detected content. */
export const sanitizeAttachmentName = (given: string, kind: AttachmentKind): string => {
  const { endings } = attachmentFormats[kind];
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = toOneLine(last.normalize('NFC')).replaceAll(ofFileSystems, '_').trim().replace(/^\.+/, '');
  const ending = endings.find((each) => name.toLowerCase().endsWith(`.${each}`));
  const stem = ending ? name.slice(0, -ending.length - 1) : name;
  const kept = ending ? name.slice(-ending.length) : endings[0];
  const room = nameLimit - kept.length - 1;
  return `${[...stem].slice(0, room).join('').trim() || kind}.${kept}`;
};

const megabyte = 1024 * 1024;
/** Rounds down, so that the space shown is really available. */
const megabytes = (bytes: number): number => Math.floor((bytes / megabyte) * 10) / 10;

/** Refuses a file that would exceed the owner's storage. `stored`: bytes of the owner's other files. */
export const findStorageProblem = (stored: number, size: number): FieldProblem | null =>
  stored + size <= attachmentLimits.bytesOfPerson
    ? null
    : {
        field: 'file',
        code: 'storage_full',
        params: {
          max: megabytes(attachmentLimits.bytesOfPerson),
          left: megabytes(Math.max(0, attachmentLimits.bytesOfPerson - stored)),
        },
      };

type There = { readonly size: number; readonly sha256: string };

export const findAttachmentProblem = (there: readonly There[], file: There): FieldProblem | null => {
  if (there.some(({ sha256 }) => sha256 === file.sha256)) return { field: 'file', code: 'attached_already' };
  if (there.length >= attachmentLimits.count) {
    return { field: 'file', code: 'too_many_attachments', params: { max: attachmentLimits.count } };
  }
  const taken = there.reduce((sum, { size }) => sum + size, 0);
  if (taken + file.size > attachmentLimits.bytes) {
    const max = megabytes(attachmentLimits.bytes);
    return {
      field: 'file',
      code: 'attachments_full',
      params: { max, left: megabytes(attachmentLimits.bytes - taken) },
    };
  }
  return null;
};

import { z } from 'zod';
import type { FieldProblem } from '../shared/field-problem.ts';
import { oneLine } from '../shared/text.ts';
import { text } from './fields.ts';
import { rowTextLimits } from './limits.ts';

/** Of all attachments of one application together; the database holds the same. */
export const attachmentBounds = {
  bytes: 20 * 1024 * 1024,
  count: 30,
  /** Limit for all files of one person, each counted once. */
  bytesOfPerson: 200 * 1024 * 1024,
  /** Width times height of a picture: what shows it has to unpack it. */
  pixels: 150_000_000,
} as const;

export const attachmentKinds = ['pdf', 'png', 'jpeg', 'webp'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

type KindFacts = { readonly mediaType: string; readonly endings: readonly [string, ...string[]] };

/** What an attachment may be: documents and pictures that run nothing in a page. */
export const attachmentFacts: Readonly<Record<AttachmentKind, KindFacts>> = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { mediaType: 'image/webp', endings: ['webp'] },
};

export const attachmentEndings: readonly string[] = attachmentKinds.flatMap(
  (kind) => attachmentFacts[kind].endings,
);

export const attachmentSchema = z.object({
  description: text(rowTextLimits.attachment.description).optional(),
});

const nameLimit = rowTextLimits.attachment.name;
/** What some file system reads as a path, a stream or a pattern. */
const ofFileSystems = /[<>:"|?*]/g;

/**
 * The name under which a file is kept: without its path, in one line, accents as they were typed. It ends as what was found
 * in the file, whatever it was called, so that nothing but a viewer of that kind opens it.
 */
export const attachmentName = (given: string, kind: AttachmentKind): string => {
  const { endings } = attachmentFacts[kind];
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = oneLine(last.normalize('NFC')).replaceAll(ofFileSystems, '_').trim().replace(/^\.+/, '');
  const ending = endings.find((each) => name.toLowerCase().endsWith(`.${each}`));
  const stem = ending ? name.slice(0, -ending.length - 1) : name;
  const kept = ending ? name.slice(-ending.length) : endings[0];
  const room = nameLimit - kept.length - 1;
  return `${[...stem].slice(0, room).join('').trim() || kind}.${kept}`;
};

const megabyte = 1024 * 1024;
/** Down to a tenth: what is said to be left is left. */
const megabytes = (bytes: number): number => Math.floor((bytes / megabyte) * 10) / 10;

/** Refuses a file that takes its owner over the limit; `stored`: bytes of the owner's other files. */
export const storageProblem = (stored: number, size: number): FieldProblem | null =>
  stored + size <= attachmentBounds.bytesOfPerson
    ? null
    : {
        field: 'file',
        code: 'storage_full',
        params: {
          max: megabytes(attachmentBounds.bytesOfPerson),
          left: megabytes(Math.max(0, attachmentBounds.bytesOfPerson - stored)),
        },
      };

type There = { readonly size: number; readonly sha256: string };

/** Why a file that is right in itself is not taken: it is there already, or there is no room. */
export const attachmentProblem = (there: readonly There[], file: There): FieldProblem | null => {
  if (there.some(({ sha256 }) => sha256 === file.sha256)) return { field: 'file', code: 'attached_already' };
  if (there.length >= attachmentBounds.count) {
    return { field: 'file', code: 'too_many_attachments', params: { max: attachmentBounds.count } };
  }
  const taken = there.reduce((sum, { size }) => sum + size, 0);
  if (taken + file.size > attachmentBounds.bytes) {
    const max = megabytes(attachmentBounds.bytes);
    return {
      field: 'file',
      code: 'attachments_full',
      params: { max, left: megabytes(attachmentBounds.bytes - taken) },
    };
  }
  return null;
};

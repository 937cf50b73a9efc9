import type { AttachmentKind } from '@shiptime/domain/applications/attachments';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import type { FieldProblemCode } from '@shiptime/domain/shared/field-problem';
import type { FileBytes } from './bytes.ts';
import { readJpeg } from './jpeg.ts';
import { findPdfProblem } from './pdf.ts';
import type { BytePatch, CompleteImage } from './picture.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

export type InspectionResult =
  | { readonly kind: AttachmentKind; readonly size: number; readonly patches: readonly BytePatch[] }
  | { readonly problem: FieldProblemCode };

const starts: readonly (readonly [kind: AttachmentKind, at: number, text: string])[] = [
  ['pdf', 0, '%PDF-'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['webp', 8, 'WEBP'],
];

const picture = (kind: AttachmentKind, found: CompleteImage | null): InspectionResult => {
  if (!found) return { problem: 'damaged_file' };
  const { width, height, end, patches } = found;
  return width * height > attachmentLimits.pixels
    ? { problem: 'too_many_pixels' }
    : { kind, size: end, patches };
};

/**
 * Detects the type without unpacking. Data after the end make a picture invalid, except a JPEG, where they
 * are cut off.
 */
export const inspectFile = async (bytes: FileBytes): Promise<InspectionResult> => {
  if (bytes.size === 0) return { problem: 'empty_file' };
  const head = (await bytes.at(0, 16)).toString('latin1');
  const kind = starts.find(([, at, text]) => head.startsWith(text, at))?.[0];
  if (kind === undefined) return { problem: 'not_attachable' };
  if (kind === 'pdf') {
    const problem = await findPdfProblem(bytes);
    return problem ? { problem } : { kind, size: bytes.size, patches: [] };
  }
  const read = { png: readPng, jpeg: readJpeg, webp: readWebp }[kind];
  return picture(kind, await read(bytes));
};

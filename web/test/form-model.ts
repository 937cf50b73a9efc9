import type { z } from 'zod';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { defaultSettings } from '@shiptime/domain/reference/settings';
import { toApiError } from '#lib/api-client.ts';
import { memoryStore } from '#test/memory-store.ts';
import { ResourceEditor } from '#features/applications/autosave/resource-editor.ts';
import type { FormModel } from '#features/applications/request-form/form-model.ts';
import { FormChecker } from '#features/applications/request-form/form-checker.ts';
import { exampleOf } from './example.ts';
import { year } from './reference.ts';

export const createTestFormModel = (
  answers: Partial<z.infer<typeof applicationSchema>>,
  readOnly = false,
): FormModel => {
  const opened = exampleOf(applicationSchema, { id: 41, fiscal_year_id: year.id, ...answers });
  const editor = new ResourceEditor(opened, {
    fields: Object.keys(answers),
    sectionOf: () => 'area_of_operations',
    accepts: () => true,
    patch: () => Promise.resolve(opened),
    load: () => Promise.resolve(opened),
    toError: toApiError,
    store: memoryStore(),
    now: () => Date.now(),
    enabled: false,
  });
  const context = {
    fiscalYear: year,
    fiscalYears: [year],
    settings: defaultSettings,
    operatingHours: [],
    vessels: [],
  };
  const rules = new FormChecker(editor, context);
  return { editor, context, rules, readOnly, marksEmpty: false, markEmpty: () => undefined };
};
